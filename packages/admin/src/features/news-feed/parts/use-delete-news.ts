import type { NewsItem } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { problemText } from '#lib/api'
import { useConfirm } from '#ui/confirm'
import { useToasts } from '#ui/toasts'
import { useDeleteNewsItem } from '../queries.ts'

/** Deletes a news item for good, after a question. */
export function useDeleteNews(): (item: NewsItem) => Promise<void> {
  const { t } = useTranslation()
  const ask = useConfirm()
  const toasts = useToasts()
  const { mutateAsync } = useDeleteNewsItem()
  return async ({ id, title }) => {
    const question = { title: t('components.list.confirmDelete', { name: title }), text: t('views.admin.news.deleteEffect') }
    if (!(await ask({ ...question, confirm: t('generic.delete'), destructive: true }))) return
    try {
      await mutateAsync(id)
      toasts.show({ kind: 'success', text: t('views.admin.news.deleted', { title }) })
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: told the person, and logged for the one who helps
      console.error(error)
      toasts.show({ kind: 'error', text: t('views.admin.news.deleteFailed'), detail: problemText(t, error) })
    }
  }
}
