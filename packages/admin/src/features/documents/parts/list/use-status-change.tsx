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

  /** `force`: who points at them has been shown; the server refuses it to those who have not asked. */
  const setAll = async (items: DocumentItem[], status: DocumentStatus, force = false): Promise<DocumentOutcome[] | undefined> => {
    try {
      return await mutateAsync({ ids: items.map(({ id }) => id), status, force })
    } catch (error) {
      toasts.show({ kind: 'error', text: t('documents.list.statusFailed'), detail: problemText(t, error) })
      return undefined
    }
  }

  const tellFailed = (items: DocumentItem[], outcomes: DocumentOutcome[], status: DocumentStatus) => {
    const refused = items.flatMap((item) =>
      outcomes.filter(({ id, outcome }) => id === item.id && outcome === 'failed').map(({ problem }) => ({ item, problem })),
    )
    if (refused.length > 0) setFailed({ items: refused, asked: items.length, status: status === 'draft' ? 'draft' : 'published' })
    return refused.length
  }

  /** Each back to what it was; they may have been of two kinds. */
  async function undo(items: DocumentItem[]) {
    for (const status of new Set(items.map((item) => item.status))) {
      const alike = items.filter((item) => item.status === status)
      tellFailed(alike, (await setAll(alike, status)) ?? [], status)
    }
  }

  async function change(items: DocumentItem[], status: Wanted): Promise<boolean> {
    if (status === 'draft' && !(await mayHide(items.filter((item) => item.status !== 'draft')))) return false
    const outcomes = await setAll(items, status, status === 'draft')
    if (!outcomes) return false
    const idsOf = (wanted: DocumentOutcome['outcome']) => outcomes.filter(({ outcome }) => outcome === wanted).map(({ id }) => id)
    const changed = items.filter(({ id }) => idsOf('changed').includes(id))
    const skipped = idsOf('unchanged').length
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
    return tellFailed(items, outcomes, status) === 0
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
