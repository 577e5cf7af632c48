import type { InstanceUser } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { problemText } from '#lib/api'
import { useConfirm } from '#ui/confirm'
import { useToasts } from '#ui/toasts'
import { useRemoveUserCall } from './membership-queries.ts'

/** Takes an instance from a person, after a question that names both. */
export function useRemoveMember(): (member: InstanceUser) => Promise<void> {
  const { t } = useTranslation()
  const ask = useConfirm()
  const toasts = useToasts()
  const { mutateAsync } = useRemoveUserCall()

  return async (member) => {
    const names = { name: member.name_of_user, instance: member.application_instance_name }
    const goes = await ask({
      title: t('memberships.remove.question', names),
      text: t('memberships.remove.effect'),
      confirm: t('generic.remove'),
      keep: t('generic.cancel'),
      destructive: true,
    })
    if (!goes) return
    try {
      await mutateAsync(member)
      toasts.show({ kind: 'success', text: t('memberships.remove.done', names) })
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: told the person, and logged for the one who helps
      console.error(error)
      toasts.show({ kind: 'error', text: t('views.admin.users.removeFromInstanceFailed'), detail: problemText(t, error) })
    }
  }
}
