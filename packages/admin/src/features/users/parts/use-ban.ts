import type { User } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { problemText } from '#lib/api'
import { useConfirm } from '#ui/confirm'
import { useToasts } from '#ui/toasts'
import { useBanUser } from '../queries.ts'

/** Shuts a person out, or lets them in again, after a question that names them. */
export function useBan(): (user: Pick<User, 'id' | 'name' | 'is_banned'>) => Promise<void> {
  const { t } = useTranslation()
  const ask = useConfirm()
  const toasts = useToasts()
  const { mutateAsync } = useBanUser()

  return async ({ id, name, is_banned }) => {
    const ban = !is_banned
    const step = ban ? 'ban' : 'unban'
    const goes = await ask({
      title: t(`views.admin.users.${step}.question`, { name }),
      text: t(`views.admin.users.${step}.effect`),
      confirm: t(`views.admin.users.${step}.confirm`),
      keep: t(`views.admin.users.${step}.keep`),
      destructive: ban,
    })
    if (!goes) return
    try {
      await mutateAsync({ id, ban })
      toasts.show({ kind: 'success', text: t(`views.admin.users.${step}.done`, { name }) })
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: told the person, and logged for the one who helps
      console.error(error)
      toasts.show({ kind: 'error', text: t(`views.admin.users.${step}Failed`), detail: problemText(t, error) })
    }
  }
}
