import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '#lib/api'
import { useToasts } from '#ui/toasts'
import { useReadImpacts } from '../../queries/list-queries.ts'
import type { DocumentItem } from './document-item.ts'
import { ImpactDialog, type ImpactQuestion, type Pointed } from './impact-dialog.tsx'

export type ImpactAnswer = 'all' | 'others'
type Asked = ImpactQuestion<ImpactAnswer> & { onAnswer: (answer: ImpactAnswer | undefined) => void }

/** Which of some documents published ones point at, and the question that shows them. `dialog` must be drawn by the screen. */
export function useImpact() {
  const { t } = useTranslation()
  const toasts = useToasts()
  const readImpacts = useReadImpacts()
  const [asked, setAsked] = useState<Asked>()

  /** Undefined when it could not be found out, which is told. */
  async function pointedAt(items: Pick<DocumentItem, 'id' | 'title'>[]): Promise<Pointed[] | undefined> {
    try {
      const impacts = await readImpacts(items.map(({ id }) => id))
      const titles = new Map(items.map(({ id, title }) => [id, title]))
      return impacts.filter(({ impact }) => impact.count > 0).map(({ id, impact }) => ({ id, impact, title: titles.get(id) ?? '' }))
    } catch (error) {
      toasts.show({ kind: 'error', text: t('documents.list.impact.failed'), detail: problemText(t, error) })
      return undefined
    }
  }
  const ask = (question: ImpactQuestion<ImpactAnswer>) =>
    new Promise<ImpactAnswer | undefined>((resolve) => {
      setAsked({
        ...question,
        onAnswer: (answer) => {
          setAsked(undefined)
          resolve(answer)
        },
      })
    })
  /** Set as draft, they would be gone from published documents that point at them: those are shown first. */
  async function mayHide(items: Pick<DocumentItem, 'id' | 'title'>[]): Promise<boolean> {
    const pointed = await pointedAt(items)
    if (!pointed) return false
    if (pointed.length === 0) return true
    const answer = await ask({
      title: t('documents.list.impact.draftTitle', { count: pointed.length, name: pointed[0]?.title }),
      text: t('documents.list.impact.draftText'),
      pointed,
      keep: t('documents.list.impact.keepPublished'),
      choices: [{ label: t('views.document.setAsDraft'), answer: 'all' }],
    })
    return answer === 'all'
  }
  const dialog: ReactNode = asked && <ImpactDialog question={asked} onAnswer={asked.onAnswer} />
  return { pointedAt, ask, mayHide, dialog }
}
