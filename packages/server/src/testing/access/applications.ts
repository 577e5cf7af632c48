import { type CallerKind, type Case, signedIn, superusers, superusersSee, type World } from './cases.ts'

const own = {
  about: 'the application they work with',
  params: (world: World, caller: CallerKind) => ({ id: world.instance(caller).application_id }),
}
const foreign = { about: "someone else's application", params: ({ foreignInstance }: World) => ({ id: foreignInstance.application_id }) }
const missing = { about: 'one that is not there', params: (world: World) => ({ id: world.missing }) }

const whole = {
  name: 'Ny guide',
  slug: 'ny-guide',
  description: null,
  image_url: null,
  url: null,
  qr_code_base_url: null,
  owner_schema_id: null,
  menu_heading: null,
  menu: [],
  version: 1,
}

export const applicationCases = {
  'applications.list': [{ about: 'what they see', expected: signedIn(200) }],
  'applications.get': [
    { ...own, expected: signedIn(200) },
    { ...foreign, expected: superusersSee(200) },
    { ...missing, expected: superusersSee(404) },
  ],
  'applications.create': [{ about: 'a new one', body: () => ({ name: 'Ny guide' }), expected: superusers(201) }],
  'applications.update': [
    { ...own, body: () => whole, expected: superusers(200) },
    { ...foreign, body: () => whole, expected: superusersSee(200) },
    { ...missing, body: () => whole, expected: superusersSee(404) },
  ],
  'applications.remove': [
    { ...own, query: () => 'force=true', expected: superusers(204) },
    { ...own, about: 'the application they work with, which has an instance', expected: superusers(409) },
    { ...foreign, query: () => 'force=true', expected: superusersSee(204) },
    { ...missing, expected: superusersSee(404) },
  ],
  'applications.undelete': [
    { ...own, expected: superusers(200) },
    { ...foreign, expected: superusersSee(200) },
    { ...missing, expected: superusersSee(404) },
  ],
  'applications.usersCsv': [
    { about: own.about, query: (world, caller) => `application_id=${world.instance(caller).application_id}`, expected: superusers(200) },
    { about: foreign.about, query: (world) => `application_id=${world.foreignInstance.application_id}`, expected: superusersSee(200) },
    { about: missing.about, query: (world) => `application_id=${world.missing}`, expected: superusersSee(404) },
  ],
} satisfies Record<`applications.${string}`, Case[]>
