import { recordChange } from '#platform/audit'
import type { Db } from '#platform/database'
import type { Events } from '#platform/events'
import * as repository from '../repository/index.ts'

export type How = { user_id: number; permanent: boolean }

/** The one way an instance goes, by whomever: recorded, told to those above, then done. */
export async function deleteInstance(tx: Db, events: Events, id: number, { user_id, permanent }: How): Promise<void> {
  await recordChange(tx, { user_id, record_kind: 'instance', record_id: id, action: permanent ? 'removed' : 'deleted' })
  await events.emit(tx, permanent ? 'instance.removed' : 'instance.deleted', { application_instance_id: id, user_id })
  await (permanent ? repository.remove(tx, id) : repository.markDeleted(tx, id, user_id))
}
