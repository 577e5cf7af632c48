import type { Events } from '#platform/events'
import * as repository from '../repository/index.ts'
import { deleteInstance } from './delete-instance.ts'

/** What happens to an owner or an application happens to its instances: they are found by its words, and go with it. */
export function followParents(events: Events): void {
  events.on('owner.updated', async (tx, { owner_id }) => {
    await repository.copyOwnerText(tx, owner_id)
  })
  events.on('application.updated', (tx, { application_id }) => repository.copyApplicationText(tx, application_id))
  events.on('owner.deleted', async (tx, { owner_id, user_id }) => {
    for (const { id } of await repository.listOfParent(tx, { owner_id }, { deletedToo: false }))
      await deleteInstance(tx, events, id, { user_id, permanent: false })
  })
  events.on('application.deleted', async (tx, { application_id, user_id }) => {
    for (const { id } of await repository.listOfParent(tx, { application_id }, { deletedToo: false }))
      await deleteInstance(tx, events, id, { user_id, permanent: false })
  })
  events.on('owner.removed', async (tx, { owner_id, user_id }) => {
    for (const { id } of await repository.listOfParent(tx, { owner_id }, { deletedToo: true }))
      await deleteInstance(tx, events, id, { user_id, permanent: true })
  })
  events.on('application.removed', async (tx, { application_id, user_id }) => {
    for (const { id } of await repository.listOfParent(tx, { application_id }, { deletedToo: true }))
      await deleteInstance(tx, events, id, { user_id, permanent: true })
  })
}
