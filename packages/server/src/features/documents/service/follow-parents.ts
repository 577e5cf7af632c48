import type { Menu } from '@vitrine/contract'
import type { Db } from '#platform/database'
import type { Events } from '#platform/events'
import type { Jobs } from '#platform/jobs'
import * as repository from '../repository/index.ts'
import { createStartCarry } from './carries.ts'
import { chipPaths } from './derive.ts'

/** The fields of a schema that titles, descriptions, pictures and search rows are made by. */
const deriving: ReadonlySet<string> = new Set([
  'title_field_json_path',
  'internal_title_field_json_path',
  'description_field_json_path',
  'description_field_override',
  'image_field_json_path',
  'searchable_fields',
])

const schemasIn = (menu: Menu): number[] => [
  ...new Set(
    menu
      .flatMap(({ menu_items }) => menu_items)
      .flatMap((item) => [item, ...item.sub_menu_items])
      .flatMap(({ action }) => (action.doc_type === 'Schema' ? (action.schema_id ?? []) : [])),
  ),
]

/** What becomes of documents when what they stand on becomes another or goes. */
export function followParents({ events, jobs }: { events: Events; jobs: Jobs }): void {
  const startCarry = createStartCarry(jobs)
  const reindex = async (tx: Db, schema_id: number) => {
    if (!(await repository.hasDocuments(tx, schema_id))) return
    const { run } = await repository.beginReindex(tx, schema_id)
    await jobs.enqueue(tx, 'documents.reindex', { schema_id, run })
  }
  events.on('schema.changed', async (tx, { schema_id, from_version, to_version, changed, carry_over, user_id }) => {
    if (changed.some((name) => deriving.has(name))) await reindex(tx, schema_id)
    if (carry_over.length > 0) await startCarry(tx, { schema_id, from_version, to_version, choices: carry_over, user_id })
  })
  events.on('schema.removed', async (tx, { schema_id }) => void (await repository.removeOfSchema(tx, schema_id)))
  // The chips of lists are read from rows: a path that is new in the menu has none yet.
  events.on('application.updated', async (tx, { menu, menu_before }) => {
    for (const schema_id of schemasIn(menu)) {
      const known = new Set(chipPaths(menu_before, schema_id))
      if (chipPaths(menu, schema_id).some((path) => !known.has(path))) await reindex(tx, schema_id)
    }
  })
  events.on('instance.languages_changed', async (tx, { application_instance_id }) => {
    // Where nothing was ever written there are no rows to make.
    if ((await repository.localesOf(tx, [application_instance_id])).size === 0) return
    const { run } = await repository.beginDeriving(tx, application_instance_id)
    await jobs.enqueue(tx, 'documents.derive-languages', { application_instance_id, run })
  })
  events.on(
    'instance.removed',
    async (tx, { application_instance_id }) => void (await repository.removeOfInstance(tx, application_instance_id)),
  )
}
