import type { Document } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { problemText } from '#lib/api'
import { useToasts } from '#ui/toasts'
import type { DocumentCalls } from '../../queries/document-queries.ts'

/** Says that texts of a language fit their source as it was read. */
export function useConfirming(calls: DocumentCalls) {
  const { t } = useTranslation()
  const toasts = useToasts()
  return async (read: Document, locale: string, pointers?: string[]) => {
    try {
      await calls.confirm(read, locale, pointers)
    } catch (error) {
      // Another text than the one that was read may stand there now: it is fetched, and the mark stays.
      toasts.show({ kind: 'error', text: problemText(t, error) })
      void calls.read(read.id).catch(() => undefined)
    }
  }
}
