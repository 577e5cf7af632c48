import type { Document, Instance, UserInfo } from '@vitrine/contract'

export type ReadOnlyReason = 'deleted' | 'elsewhere' | 'expired' | 'guest'

/** Why a document can be read here and not changed; undefined where it can. `instance` is the one whose pages one is on. */
export function readOnlyReason(
  document: Pick<Document, 'may_edit' | 'deleted_at' | 'application_instance_id'>,
  instance: Pick<Instance, 'id'> | undefined,
  user: Pick<UserInfo, 'instances'>,
): ReadOnlyReason | undefined {
  if (document.deleted_at) return 'deleted'
  if (instance && document.application_instance_id !== instance.id) return 'elsewhere'
  if (document.may_edit) return undefined
  const own = user.instances.find(({ application_instance_id }) => application_instance_id === document.application_instance_id)
  if (!own) return 'elsewhere'
  return own.expired ? 'expired' : 'guest'
}
