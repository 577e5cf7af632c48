import { recordChanges } from '#platform/audit'
import type { Events } from '#platform/events'
import * as repository from '../repository/index.ts'

/** The keys of an application that is removed for ever go with it. While it is only deleted they open nothing; what leaves it they let go. */
export function followApplications(events: Events): void {
  events.on('application.removed', async (tx, { application_id, user_id }) => {
    const keys = await repository.idsOfApplication(tx, application_id)
    await repository.remove(
      tx,
      keys.map(({ id }) => id),
    )
    const entries = keys.map(({ id, name }) => ({
      user_id,
      record_kind: 'api-key',
      record_id: id,
      action: 'removed',
      changes: { name: [name, null] as [unknown, unknown] },
    }))
    await recordChanges(tx, entries)
  })
  // Else a key of the former application would open what is now of another one.
  events.on('instance.moved', async (tx, { application_instance_id, application_id, user_id }) => {
    const keys = await repository.revokeMoved(tx, application_instance_id, application_id)
    const changes = { application_instance_authorizations: [[application_instance_id], []] as [unknown, unknown] }
    await recordChanges(
      tx,
      keys.map((record_id) => ({ user_id, record_kind: 'api-key', record_id, action: 'revoked', changes })),
    )
  })
}
