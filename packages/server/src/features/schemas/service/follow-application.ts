import type { Db } from '#platform/database'
import type { Events } from '#platform/events'
import * as repository from '../repository/index.ts'
import { deleteSchema, type How } from './delete-schema.ts'

/** The schemas of an application go with it. */
export function followApplication(events: Events): void {
  const deleteAll = async (tx: Db, application_id: number, how: How) => {
    for (const { id } of await repository.lockOfApplication(tx, application_id, { deletedToo: how.permanent })) {
      const schema = await repository.find(tx, id)
      if (schema) await deleteSchema(tx, events, schema, how)
    }
  }
  events.on('application.deleted', (tx, { application_id, user_id }) => deleteAll(tx, application_id, { user_id, permanent: false }))
  events.on('application.removed', (tx, { application_id, user_id }) => deleteAll(tx, application_id, { user_id, permanent: true }))
}
