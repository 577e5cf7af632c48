import type { User } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { problemText } from '#lib/api'
import { useConfirm } from '#ui/confirm'
import { useToasts } from '#ui/toasts'
import { useInviteUser } from '../queries.ts'

/** Invites a person again, after a question: whoever signs in next with their address becomes this person here. */
export function useInvite(): (user: Pick<User, 'id' | 'name'>) => Promise<void> {
  const { t } = useTranslation()
  const ask = useConfirm()
  const toasts = useToasts()
  const { mutateAsync } = useInviteUser()

  return async ({ id, name }) => {
    const goes = await ask({
      title: t('views.admin.users.invite.question', { name }),
      text: t('views.admin.users.invite.effect'),
      confirm: t('views.admin.users.invite.confirm'),
      keep: t('generic.cancel'),
    })
    if (!goes) return
    try {
      const { invitation_url } = await mutateAsync({ id })
      // With a login service of others there is no link to hand over: they sign in there as they always do.
      if (!invitation_url) toasts.show({ kind: 'success', text: t('views.admin.users.invite.done', { name }) })
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: told the person, and logged for the one who helps
      console.error(error)
      toasts.show({ kind: 'error', text: t('views.admin.users.invite.failed'), detail: problemText(t, error) })
    }
  }
}
