import type { Db } from '#platform/database'
import type { Events } from '#platform/events'
import * as repository from '../repository/index.ts'
import { deleteInstance, type How } from './delete-instance.ts'

/** What happens to an owner or an application happens to its instances: they are found by its words, and go with it. */
export function followParents(events: Events): void {
  const deleteAll = async (tx: Db, parent: repository.Parent, how: How) => {
    for (const { id } of await repository.lockOfParent(tx, parent, { deletedToo: how.permanent })) await deleteInstance(tx, events, id, how)
  }
  events.on('owner.updated', (tx, { owner_id }) => repository.copyOwnerText(tx, owner_id))
  events.on('application.updated', (tx, { application_id }) => repository.copyApplicationText(tx, application_id))
  events.on('owner.deleted', (tx, { owner_id, user_id }) => deleteAll(tx, { owner_id }, { user_id, permanent: false }))
  events.on('owner.removed', (tx, { owner_id, user_id }) => deleteAll(tx, { owner_id }, { user_id, permanent: true }))
  events.on('application.deleted', (tx, { application_id, user_id }) => deleteAll(tx, { application_id }, { user_id, permanent: false }))
  events.on('application.removed', (tx, { application_id, user_id }) => deleteAll(tx, { application_id }, { user_id, permanent: true }))
}
