import { type CallerKind, type Case, signedIn, superusers, superusersSee, type World } from './cases.ts'

const own = {
  about: 'a schema of the application they work with',
  params: (world: World, caller: CallerKind) => ({ id: world.schema(world.instance(caller)), version: 1 }),
}
const foreign = {
  about: "a schema of someone else's application",
  params: (world: World) => ({ id: world.schema(world.foreignInstance), version: 1 }),
}
const missing = { about: 'one that is not there', params: (world: World) => ({ id: world.missing, version: 1 }) }

const whole = (world: World, caller: CallerKind) => ({
  name: 'Nytt skjema',
  slug: 'nytt-skjema',
  description: null,
  application_id: world.instance(caller).application_id,
  single_document_per_instance: false,
  json_schema: '{}',
  ui_schema: '{}',
  searchable_fields: [],
  title_field_json_path: null,
  internal_title_field_json_path: null,
  description_field_json_path: null,
  image_field_json_path: null,
  description_field_override: null,
  preview_url: null,
  version: 1,
})
const version = () => ({ version: 1 })

export const schemaCases = {
  'schemas.list': [
    { about: 'what they see', expected: signedIn(200) },
    {
      about: 'of a foreign application',
      query: (world) => `application_id=${world.foreignInstance.application_id}`,
      expected: signedIn(200),
    },
  ],
  'schemas.globalDefinitions': [{ about: 'all of them', expected: signedIn(200) }],
  'schemas.get': [
    { ...own, expected: signedIn(200) },
    { ...foreign, expected: superusersSee(200) },
    { ...missing, expected: superusersSee(404) },
  ],
  'schemas.create': [{ about: 'a new one', body: whole, expected: superusers(201) }],
  'schemas.update': [
    { ...own, body: whole, expected: superusers(200) },
    { ...foreign, body: whole, expected: superusersSee(200) },
    { ...missing, body: whole, expected: superusersSee(404) },
  ],
  'schemas.remove': [
    { ...own, expected: superusers(204) },
    { ...own, about: 'one that is not deleted, for ever', query: () => 'permanent=true&force=true', expected: superusers(409) },
    { ...foreign, expected: superusersSee(204) },
    { ...missing, expected: superusersSee(404) },
  ],
  'schemas.undelete': [
    { ...own, expected: superusers(200) },
    { ...foreign, expected: superusersSee(200) },
    { ...missing, expected: superusersSee(404) },
  ],
  'schemas.history': [
    { ...own, expected: superusers(200) },
    { ...foreign, expected: superusersSee(200) },
    { ...missing, expected: superusersSee(404) },
  ],
  'schemas.version': [
    { ...own, expected: superusers(200) },
    { ...foreign, expected: superusersSee(200) },
    { ...missing, expected: superusersSee(404) },
  ],
  'schemas.restoreVersion': [
    { ...own, body: version, expected: superusers(200) },
    { ...foreign, body: version, expected: superusersSee(200) },
    { ...missing, body: version, expected: superusersSee(404) },
  ],
} satisfies Record<`schemas.${string}`, Case[]>
