import { type CallerKind, type Case, signedIn, status, superusers, type World } from './cases.ts'

/** What each of the four may: guests look, editors write, admins remove; the superuser is a stranger who may all. */
const readers = (code: number) => signedIn(code)
const writers = (code: number) => status(401, 403, code, code, code, 403)
const removers = (code: number) => status(401, 403, 403, code, code, 403)
const strangersDoNotSee = (code: number) => status(401, 404, 404, 404, code, 403)
const given = (code: number, superuser = code) => status(401, code, code, code, superuser, 403)

const own = {
  about: 'a draft of an instance they work in',
  params: (world: World, caller: CallerKind) => ({ id: world.document(world.instance(caller)).draft, version: 1 }),
}
const deleted = {
  about: 'a deleted one of theirs',
  params: (world: World, caller: CallerKind) => ({ id: world.document(world.instance(caller)).deleted, version: 1 }),
}
const foreign = {
  about: "a published one of a stranger's instance",
  params: (world: World) => ({ id: world.document(world.strangersInstance).published, version: 1 }),
}
const foreignDraft = {
  about: "a draft of a stranger's instance",
  params: (world: World) => ({ id: world.document(world.strangersInstance).draft, version: 1 }),
}
const shared = {
  about: 'a published one of an instance that gives to theirs',
  params: (world: World) => ({ id: world.document(world.givingInstance).published, version: 1 }),
}
const sharedDraft = {
  about: 'a draft of an instance that gives to theirs',
  params: (world: World) => ({ id: world.document(world.givingInstance).draft, version: 1 }),
}
const sharedDeleted = {
  about: 'a deleted one of an instance that gives to theirs',
  params: (world: World) => ({ id: world.document(world.givingInstance).deleted, version: 1 }),
}
const expired = {
  about: 'one of an expired instance they work in',
  params: (world: World) => ({ id: world.document(world.expiredInstance).draft, version: 1 }),
}
const missing = { about: 'one that is not there', params: (world: World) => ({ id: world.missing, version: 1 }) }

/** What may be looked at, by every door alike. */
const looks = (extra: Pick<Case, 'query'> = {}, code = 200): Case[] => [
  { ...own, ...extra, expected: readers(code) },
  { ...deleted, ...extra, expected: readers(code) },
  { ...expired, ...extra, expected: readers(code) },
  { ...shared, ...extra, expected: given(code) },
  { ...sharedDraft, ...extra, expected: strangersDoNotSee(code) },
  { ...sharedDeleted, ...extra, expected: strangersDoNotSee(code) },
  { ...foreign, ...extra, expected: strangersDoNotSee(code) },
  { ...foreignDraft, ...extra, expected: strangersDoNotSee(code) },
  { ...missing, ...extra, expected: strangersDoNotSee(404) },
]
/** Its past and its company are its own instance's. */
const insideLooks = (extra: Pick<Case, 'query' | 'body'> = {}): Case[] => [
  { ...own, ...extra, expected: readers(200) },
  { ...expired, ...extra, expected: readers(200) },
  { ...shared, ...extra, expected: given(403, 200) },
  { ...sharedDraft, ...extra, expected: strangersDoNotSee(200) },
  { ...foreign, ...extra, expected: strangersDoNotSee(200) },
  { ...missing, ...extra, expected: strangersDoNotSee(404) },
]
const writes = (body: Case['body'], code: number, onDeleted: number): Case[] => [
  { ...own, body, expected: writers(code) },
  { ...deleted, body, expected: writers(onDeleted) },
  { ...expired, body, expected: given(403, code) },
  { ...shared, body, expected: given(403, code) },
  { ...sharedDraft, body, expected: strangersDoNotSee(code) },
  { ...foreign, body, expected: strangersDoNotSee(code) },
  { ...missing, body, expected: strangersDoNotSee(404) },
]
/** What is kept of one's own beside a document: there is nothing of theirs yet, nor do they learn of anybody else's. */
const numbered = (one: Case): Case => ({
  ...one,
  params: (world, caller) => ({ ...one.params?.(world, caller), autosave_id: world.missing }),
})
const words = () => ({ content: { title: 'Ulagret' }, version: 1, session_key: '00000000-0000-4000-8000-000000000001' })
const whole = () => ({ content: { title: 'Ny' }, version: 1 })
const newIn = (instance: (world: World, caller: CallerKind) => World['foreignInstance']) => (world: World, caller: CallerKind) => ({
  schema_id: world.schema(instance(world, caller)),
  application_instance_id: instance(world, caller).id,
  content: { title: 'Ny' },
})
const ids = (world: World, caller: CallerKind) => {
  const places = [world.instance(caller), world.givingInstance, world.strangersInstance]
  return places.flatMap((place) => Object.values(world.document(place))).join(',')
}
const inInstance = (instance: (world: World, caller: CallerKind) => World['foreignInstance']) => (world: World, caller: CallerKind) =>
  `application_instance_id=${instance(world, caller).id}`
const ofSchema = (world: World, caller: CallerKind) => `schema_id=${world.schema(world.instance(caller))}`

export const documentCases = {
  'documents.list': [
    { about: 'what they see', expected: readers(200) },
    {
      about: "a stranger's instance",
      query: (world) => `application_instance_id=${world.strangersInstance.id}&include_deleted=true`,
      expected: readers(200),
    },
  ],
  'documents.search': [{ about: 'a word', query: () => 'q=skjult', expected: readers(200) }],
  'documents.counts': [
    { about: 'of an instance they work in', query: inInstance((world, caller) => world.instance(caller)), expected: readers(200) },
    { about: 'of an expired instance they work in', query: inInstance((world) => world.expiredInstance), expected: readers(200) },
    { about: 'of an instance that gives to theirs', query: inInstance((world) => world.givingInstance), expected: strangersDoNotSee(200) },
    { about: "of a stranger's instance", query: inInstance((world) => world.strangersInstance), expected: strangersDoNotSee(200) },
  ],
  'documents.relations': [{ about: 'ids of all kinds', query: (world, caller) => `d=${ids(world, caller)}`, expected: readers(200) }],
  'documents.fields': [{ about: 'ids of all kinds', query: (world, caller) => `d=${ids(world, caller)}`, expected: readers(200) }],
  'documents.setStatus': [
    {
      about: "a stranger's, which fails by itself",
      body: (world) => ({ ids: [world.document(world.strangersInstance).draft], status: 'published' }),
      expected: readers(200),
    },
  ],
  'documents.reindex': [{ about: 'a schema', query: ofSchema, expected: superusers(202) }],
  'documents.reindexByGet': [{ about: 'a schema', query: ofSchema, expected: superusers(202) }],
  'documents.reindexProgress': [{ about: 'a schema', query: ofSchema, expected: superusers(200) }],
  'documents.cancelReindex': [{ about: 'a schema', query: ofSchema, expected: superusers(200) }],
  'schemaChanges.startSchemaImpact': [
    {
      about: 'a schema as it is being written',
      body: (world, caller) => ({ schema_id: world.schema(world.instance(caller)), json_schema: '{"type":"object"}' }),
      expected: superusers(202),
    },
  ],
  'schemaChanges.schemaImpact': [{ ...missing, expected: superusers(404) }],
  'schemaChanges.cancelSchemaImpact': [{ ...missing, expected: superusers(404) }],
  'schemaChanges.schemaImpactDocuments': [{ ...missing, expected: superusers(404) }],
  'schemaChanges.latestCarryOver': [{ about: 'a schema', query: ofSchema, expected: superusers(200) }],
  'schemaChanges.carryOver': [{ ...missing, expected: superusers(404) }],
  'schemaChanges.cancelCarryOver': [{ ...missing, expected: superusers(404) }],
  'schemaChanges.undoCarryOver': [{ ...missing, expected: superusers(404) }],
  'schemaChanges.carriedDocuments': [{ ...missing, expected: superusers(404) }],
  'documents.create': [
    { about: 'in an instance they work in', body: newIn((world, caller) => world.instance(caller)), expected: writers(201) },
    { about: 'in an expired instance they work in', body: newIn((world) => world.expiredInstance), expected: given(403, 201) },
    { about: 'in an instance that gives to theirs', body: newIn((world) => world.givingInstance), expected: strangersDoNotSee(201) },
    { about: "in a stranger's instance", body: newIn((world) => world.strangersInstance), expected: strangersDoNotSee(201) },
    {
      about: "with a stranger's schema",
      body: (world, caller) => ({
        ...newIn((at, who) => at.instance(who))(world, caller),
        schema_id: world.schema(world.strangersInstance),
      }),
      expected: writers(409),
    },
  ],
  'documents.get': looks(),
  'documents.relationsOf': looks(),
  'documents.reverseRelations': looks(),
  'documents.relation': looks(),
  'documents.fieldsOf': looks(),
  'documents.revisions': insideLooks(),
  'documents.revision': insideLooks(),
  'documents.impact': insideLooks(),
  'documents.sources': insideLooks(),
  'documents.presence': insideLooks({ query: () => 'once=true' }),
  'documents.announce': insideLooks({ body: () => ({ session_key: '00000000-0000-4000-8000-000000000001' }) }),
  'documents.autosave': writes(words, 200, 200),
  'documents.autosaves': looks(),
  'documents.wholeAutosave': looks({}, 404).map(numbered),
  'documents.forgetAutosaves': looks({}, 204),
  'documents.update': writes(whole, 200, 409),
  'documents.restoreRevision': writes(() => ({ version: 1 }), 200, 409),
  'documents.confirmSources': writes(() => ({ locale: 'en' }), 200, 200),
  'documents.undelete': writes(undefined, 200, 200),
  'documents.remove': [
    ...writes(undefined, 204, 204),
    { ...deleted, about: 'a deleted one, for ever', query: () => 'permanent=true', expected: removers(204) },
    { ...own, about: 'one that is not deleted, for ever', query: () => 'permanent=true', expected: removers(409) },
    { ...own, about: 'one, although it is used', query: () => 'force=true', expected: removers(204) },
    { ...shared, about: 'a given one, for ever', query: () => 'permanent=true&force=true', expected: given(403, 409) },
    { ...expired, about: 'one of an expired instance, for ever', query: () => 'permanent=true', expected: given(403, 409) },
  ],
} satisfies Record<`${'documents' | 'schemaChanges'}.${string}`, Case[]>
