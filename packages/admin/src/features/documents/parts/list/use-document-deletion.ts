import { useTranslation } from 'react-i18next'
import { useDeletion } from '#lib/deletion'
import { useDocumentDeletionCalls } from '../../queries/list-queries.ts'
import type { DocumentItem } from './document-item.ts'
import type { useImpact } from './use-impact.tsx'

/** Deleting begins with who would be left pointing at nothing; the rest is as for every kind of record. */
export function useDocumentDeletion({ pointedAt, ask }: Pick<ReturnType<typeof useImpact>, 'pointedAt' | 'ask'>, mayRemove: boolean) {
  const { t } = useTranslation()
  const deletion = useDeletion(useDocumentDeletionCalls(mayRemove))

  async function deleteThem(items: DocumentItem[]): Promise<boolean> {
    const pointed = await pointedAt(items)
    if (!pointed) return false
    if (pointed.length === 0) return deletion.deleteThem(items)
    const others = items.filter(({ id }) => !pointed.some((one) => one.id === id))
    const answer = await ask({
      title: t('documents.list.impact.deleteTitle', { count: pointed.length, name: pointed[0]?.title }),
      text: t(mayRemove ? 'documents.list.impact.deleteAnyway' : 'documents.list.impact.changeFirst'),
      pointed,
      keep: t('confirm.keep'),
      choices: [
        ...(others.length > 0
          ? [{ label: t('documents.list.impact.deleteOthers', { count: others.length }), answer: 'others' as const }]
          : []),
        ...(mayRemove ? [{ label: t('deletion.force'), answer: 'all' as const, tone: 'error' as const }] : []),
      ],
    })
    if (!answer) return false
    return deletion.deleteThem(answer === 'all' ? items : others, { isAsked: true, force: answer === 'all' })
  }
  return { ...deletion, deleteThem }
}
