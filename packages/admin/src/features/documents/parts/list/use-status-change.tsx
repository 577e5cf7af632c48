import type { DocumentOutcome, DocumentStatus } from '@vitrine/contract'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '#lib/api'
import { useToasts } from '#ui/toasts'
import { useSetStatus } from '../../queries/list-queries.ts'
import type { DocumentItem } from './document-item.ts'
import { type Failed, OutcomeReport } from './outcome-report.tsx'
import type { useImpact } from './use-impact.tsx'

type Wanted = 'published' | 'draft'

/** Publish and Set as draft, one or several. `report` must be drawn by the screen: it is the list of what could not be done. */
export function useStatusChange({ mayHide }: Pick<ReturnType<typeof useImpact>, 'mayHide'>) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const { mutateAsync } = useSetStatus()
  const [failed, setFailed] = useState<{ items: Failed[]; asked: number; status: Wanted }>()

  const setAll = async (items: DocumentItem[], status: DocumentStatus): Promise<DocumentOutcome[] | undefined> => {
    try {
      return await mutateAsync({ ids: items.map(({ id }) => id), status })
    } catch (error) {
      toasts.show({ kind: 'error', text: t('documents.list.statusFailed'), detail: problemText(t, error) })
      return undefined
    }
  }

  /** Each back to what it was; they may have been of two kinds. */
  async function undo(items: DocumentItem[]) {
    for (const status of new Set(items.map((item) => item.status)))
      await setAll(
        items.filter((item) => item.status === status),
        status,
      )
  }

  async function change(items: DocumentItem[], status: Wanted): Promise<boolean> {
    if (status === 'draft' && !(await mayHide(items.filter((item) => item.status !== 'draft')))) return false
    const outcomes = await setAll(items, status)
    if (!outcomes) return false
    const withOutcome = (wanted: DocumentOutcome['outcome']) =>
      items.flatMap((item) =>
        outcomes.filter(({ id, outcome }) => id === item.id && outcome === wanted).map((outcome) => ({ item, outcome })),
      )
    const changed = withOutcome('changed').map(({ item }) => item)
    const skipped = withOutcome('unchanged').length
    const refused = withOutcome('failed')
    const about = { count: changed.length, name: changed[0]?.title ?? '' }
    const detail = skipped > 0 ? t(`documents.list.${status}.already`, { count: skipped }) : undefined
    if (changed.length > 0)
      toasts.show({
        kind: 'success',
        text: t(`documents.list.${status}.done`, about),
        ...(detail ? { detail } : {}),
        action: { label: t('generic.undo'), onAction: () => void undo(changed) },
      })
    else if (detail) toasts.show({ kind: 'info', text: detail })
    if (refused.length > 0)
      setFailed({ items: refused.map(({ item, outcome }) => ({ item, problem: outcome.problem })), asked: items.length, status })
    return refused.length === 0
  }

  const report: ReactNode = failed && (
    <OutcomeReport
      title={t(`documents.list.${failed.status}.failed`, { count: failed.items.length, asked: failed.asked })}
      failed={failed.items}
      onClose={() => setFailed(undefined)}
    />
  )
  return { change, report }
}
