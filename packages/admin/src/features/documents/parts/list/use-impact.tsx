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
  async function pointedAt(items: DocumentItem[]): Promise<Pointed[] | undefined> {
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
  const dialog: ReactNode = asked && <ImpactDialog question={asked} onAnswer={asked.onAnswer} />
  return { pointedAt, ask, dialog }
}
