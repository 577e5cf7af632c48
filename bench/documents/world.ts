import type { DocumentContent, DocumentStatus } from '@vitrine/contract'
import { createDocuments, createSchemaMemory, type Documents } from '../../packages/server/src/features/documents/service/index.ts'
import type { Principal } from '../../packages/server/src/platform/auth/index.ts'
import type { Database } from '../../packages/server/src/platform/database/index.ts'
import { createEvents } from '../../packages/server/src/platform/events/index.ts'
import { createMake } from '../../packages/server/src/testing/make.ts'
import { norwegian, nounOf, ownWord, translated } from './words.ts'

/** Documents with a word that as many have, however many there are in all; the first ids. No copies are made of them. */
export const hits = 50
/** Saved by the service with the ids that follow; all other documents are copies of these, group by group. */
export const templates = 200
const people = 20

export const articleSchema = {
  type: 'object',
  required: ['title'],
  properties: {
    title: { $ref: '#/$defs/localised' },
    intro: { $ref: '#/$defs/localisedText' },
    internal_title: { type: 'string', maxLength: 40 },
    tags: { type: 'array', items: { type: 'string' } },
    blocks: { type: 'array', items: { $ref: '#/$defs/block' } },
  },
}

export type BenchWorld = {
  instances: number[]
  /** The first has nine of ten documents, the second one of ten. */
  schemas: number[]
  users: number[]
  editor: Principal
  superuser: Principal
  documents: Documents
}

const textBlock = (place: number, number: number) => ({
  blockType: 'text',
  id: `block${String(place).padStart(5, '0')}`,
  text: { no: `<p>${norwegian(number * 31 + place, 30)}</p>` },
})

/** An article of an introduction in two languages and some blocks, that points at other documents. */
export const article = (number: number, { word, targets, blocks = 3 }: { word: string; targets: number[]; blocks?: number }) => ({
  title: { no: `${nounOf(number)} ${word}` },
  intro: { no: norwegian(number, 15), ...(number % 2 === 0 ? { en: translated(number, 15) } : {}) },
  internal_title: `FJM ${word}`,
  tags: [nounOf(number + 3).toLowerCase(), 'kyst'],
  blocks: [
    ...Array.from({ length: blocks }, (_each, place) => textBlock(place, number)),
    {
      blockType: 'documents',
      id: 'pointers00',
      documents: targets.map((to_document_id) => ({ to_document_id, reference_key: 'se' })),
    },
  ],
})

const statusOf = (number: number): DocumentStatus =>
  (['published', 'published', 'published', 'draft', 'published_not_listed'] as const)[Math.floor(number / 10) % 5] ?? 'draft'

/** In the first instance every template but five points at one of those five, and one in forty at the first of the hits besides. */
export const pointedAt = { byItsGroup: hits + 1, byOneInForty: 1 }
const targetsOf = (number: number): number[] =>
  number % 10 < 7 ? [...(number > 5 ? [hits + 1 + (number % 5)] : []), ...(number % 40 === 13 ? [pointedAt.byOneInForty] : [])] : []

/** Nothing that is measured here leaves work behind. */
export const noJobs = { enqueue: () => Promise.resolve() }

/** Four instances, two schemas, two languages, twenty people with a role on the first instance. */
export async function makeMuseum(db: Database): Promise<BenchWorld> {
  const make = createMake(db)
  const locales = [await make.locale({ language_code: 'no', name: 'Norsk' }), await make.locale({ language_code: 'en', name: 'English' })]
  const application = await make.application()
  const schemas: number[] = []
  for (const slug of ['article', 'person']) {
    const { id } = await make.schema({
      slug,
      application_id: application.id,
      json_schema: JSON.stringify(articleSchema),
      ui_schema: JSON.stringify({ 'ui:options': { template: 'Section', canPublishUnlisted: true } }),
      title_field_json_path: '$.title',
      internal_title_field_json_path: '$.internal_title',
      description_field_json_path: '$.intro',
      searchable_fields: ['$.title', '$.intro', '$.tags[*]', '$.blocks[*].text'].map((jsonpath) => ({ jsonpath, include_in_hit: true })),
    })
    schemas.push(id)
  }
  const instances = []
  for (let number = 0; number < 4; number += 1)
    instances.push(await make.instance({ application_id: application.id, locale_ids: locales.map(({ id }) => id) }))
  const users: number[] = []
  for (let number = 0; number < people; number += 1) users.push((await make.member('editor', instances[0])).id)
  return {
    instances: instances.map(({ id }) => id),
    schemas,
    users,
    editor: editorOf(users[0] ?? 0, instances[0]?.id ?? 0),
    superuser: { user_id: (await make.superuser()).id, is_superuser: true, memberships: [] },
    documents: createDocuments({ db, jobs: noJobs, saving: { events: createEvents(), schemas: createSchemaMemory() } }),
  }
}

/** Of its documents the first instance has seven of ten. The hits and the templates are saved one by one by the service. */
export async function makeWorld(db: Database): Promise<BenchWorld> {
  const world = await makeMuseum(db)
  await saveTemplates(world)
  return world
}

const editorOf = (user_id: number, application_instance_id: number): Principal => ({
  user_id,
  is_superuser: false,
  memberships: [{ application_instance_id, owner_id: 0, application_id: 0, role: 'editor', expired: false }],
})

async function saveTemplates({ instances, schemas, users, superuser, documents }: BenchWorld): Promise<void> {
  const save = async (number: number, place: { instance: number; schema: number; status: DocumentStatus }, content: DocumentContent) => {
    const by: Principal = { ...superuser, user_id: users[number % users.length] ?? superuser.user_id }
    const { id } = await documents.create(by, {
      schema_id: schemas[place.schema] ?? 0,
      application_instance_id: instances[place.instance] ?? 0,
      status: place.status,
      content,
      references: [],
    })
    if (id !== number) throw new Error(`The document that should have been ${number} is ${id}.`)
  }
  for (let number = 1; number <= hits; number += 1)
    await save(number, { instance: 0, schema: 0, status: 'published' }, article(number, { word: 'Haabet', targets: [] }))
  for (let number = 1; number <= templates; number += 1) {
    const place = { instance: Math.max(0, (number % 10) - 6), schema: number % 10 === 5 ? 1 : 0, status: statusOf(number) }
    await save(hits + number, place, article(number, { word: ownWord(hits + number), targets: targetsOf(number) }))
  }
  for (let number = 190; number < templates; number += 1)
    await documents.remove(superuser, hits + number, { permanent: false, force: false })
}
