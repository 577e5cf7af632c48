import type { Instance } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { problemText } from '#lib/api'
import { useConfirm } from '#ui/confirm'
import { useToasts } from '#ui/toasts'
import { useRemoveExpiredCall } from '../queries.ts'

/** Removes an expired instance for ever, after a question: there is nothing to restore afterwards. */
export function useRemoveExpired(): (instance: Pick<Instance, 'id' | 'name'>) => Promise<void> {
  const { t } = useTranslation()
  const ask = useConfirm()
  const toasts = useToasts()
  const { mutateAsync } = useRemoveExpiredCall()

  return async ({ id, name }) => {
    const goes = await ask({
      title: t('deletion.confirmRemove', { name, count: 1 }),
      text: t('deletion.cannotBeRestored'),
      confirm: t('generic.deleteForever'),
      destructive: true,
    })
    if (!goes) return
    try {
      await mutateAsync(id)
      toasts.show({ kind: 'success', text: t('deletion.removed', { name, count: 1 }) })
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: told the person, and logged for the one who helps
      console.error(error)
      toasts.show({ kind: 'error', text: t('views.admin.delete.instance'), detail: problemText(t, error) })
    }
  }
}
