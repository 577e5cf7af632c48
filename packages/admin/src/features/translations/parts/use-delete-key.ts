import { commonProblems, type TranslationKeyRecord } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { hasCode, problemText } from '#lib/api'
import { useConfirm } from '#ui/confirm'
import { useToasts } from '#ui/toasts'
import { useDeleteKey } from '../queries.ts'

/** Deletes a key with its texts, after a question; answers whether it is gone. */
export function useConfirmedDelete(): (key: TranslationKeyRecord) => Promise<boolean> {
  const { t } = useTranslation()
  const ask = useConfirm()
  const toasts = useToasts()
  const { mutateAsync } = useDeleteKey()
  return async ({ id, translation_key }) => {
    const goes = await ask({
      title: t('components.list.confirmDelete', { name: translation_key }),
      text: t('views.admin.translations.deleteEffect'),
      confirm: t('generic.delete'),
      destructive: true,
    })
    if (!goes) return false
    try {
      await mutateAsync(id)
      toasts.show({ kind: 'success', text: t('views.admin.translations.deleted', { key: translation_key }) })
      return true
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: told the person, and logged for the one who helps
      console.error(error)
      const users = hasCode(error, commonProblems.in_use) ? (error.problem?.used_by ?? []).map(({ name }) => `«${String(name)}»`) : []
      const detail = users.length > 0 ? t('views.admin.translations.usedBy', { names: users.join(', ') }) : problemText(t, error)
      toasts.show({ kind: 'error', text: t('views.admin.translations.deleteFailed'), detail })
      return false
    }
  }
}
