import type { Db } from '#platform/database'
import type { Events } from '#platform/events'
import type { Jobs } from '#platform/jobs'
import * as repository from '../repository/index.ts'

/** What becomes of documents when what they stand on becomes another or goes. */
export function followParents({ events, jobs }: { events: Events; jobs: Jobs }): void {
  const reindex = async (tx: Db, schema_id: number) => {
    if (!(await repository.hasDocuments(tx, schema_id))) return
    const { run } = await repository.beginReindex(tx, schema_id)
    await jobs.enqueue(tx, 'documents.reindex', { schema_id, run })
  }
  events.on('schema.changed', (tx, { schema_id }) => reindex(tx, schema_id))
  events.on('schema.removed', async (tx, { schema_id }) => void (await repository.removeOfSchema(tx, schema_id)))
  events.on(
    'instance.removed',
    async (tx, { application_instance_id }) => void (await repository.removeOfInstance(tx, application_instance_id)),
  )
}
