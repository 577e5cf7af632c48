import type { DocumentRevision } from '@vitrine/contract'
import type { TFunction } from 'i18next'
import { clockTime, dateAndTime, parseTime } from '#ui/time-since'

/** «I dag 10:48», «I går 15:20», then the date. */
export function momentInWords(at: string, now: Date, t: TFunction): string {
  const date = parseTime(at)
  if (!date) return ''
  const daysAgo = (days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - days).toDateString()
  if (date.toDateString() === daysAgo(0)) return t('documents.revisions.today', { time: clockTime(date) })
  if (date.toDateString() === daysAgo(1)) return t('documents.revisions.yesterday', { time: clockTime(date) })
  return dateAndTime(date)
}

/** What was done, in words; `earlier` is the revision before it, where it is known. */
export function deedInWords(
  revision: DocumentRevision,
  earlier: DocumentRevision | undefined,
  all: readonly DocumentRevision[],
  now: Date,
  t: TFunction,
): string {
  const { kind, status, restored_from } = revision
  if (kind === 'restore') {
    const taken = all.find(({ version }) => version === restored_from)
    return taken
      ? t('documents.revisions.restoredFrom', { time: momentInWords(taken.saved_at, now, t).toLocaleLowerCase() })
      : t('documents.revisions.restored', { version: restored_from ?? '' })
  }
  const hasNewStatus = kind === 'status' || (kind === 'save' && earlier !== undefined && earlier.status !== status)
  if (hasNewStatus || (kind === 'created' && status !== 'draft')) {
    const became = t(`documents.revisions.became.${status}`)
    return kind === 'created' ? `${t('documents.revisions.kinds.created')}, ${became.toLocaleLowerCase()}` : became
  }
  return t(`documents.revisions.kinds.${kind}`)
}
