import type { UserOfRecord } from '@vitrine/contract'
import { Trash2, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '#lib/api'
import { useConfirm } from '#ui/confirm'
import type { BulkAction, RowAction } from '#ui/list-view'
import { useToasts } from '#ui/toasts'
import type { Deletable } from './deletable.ts'
import { FailureReport, type Failures } from './failure-report.tsx'

export type DeletionCalls = {
  remove: (id: number, how: { permanent?: boolean; force?: boolean }) => Promise<unknown>
  /** Answers the record; `slug_before` is what it was called when another took its slug meanwhile. */
  undelete: (id: number) => Promise<{ slug?: string; slug_before?: string | null }>
  /** After each flow, also one that failed half-way: shows what is true now. */
  refresh: () => Promise<unknown>
  /** The dictionary key of what is said when one cannot be deleted. */
  failedKey: string
  /** What goes along when one deletes what others use; without it that is not offered. */
  forceText?: string
  /** Whether this person may delete for ever; they may unless it is said otherwise. */
  mayRemove?: boolean
  /** Where what uses a thing is seen; in the administration unless it is said otherwise. It opens beside this page. */
  linkToUser?: (user: UserOfRecord) => string
}

/** `isAsked`: the person has said yes already. `force`: though others use it. */
type DeleteHow = { isAsked?: boolean; force?: boolean }

type Step = 'delete' | 'restore' | 'remove'

/** `report` must be drawn by the screen: it is the list of what could not be done. */
export function useDeletion({ remove, undelete, refresh, failedKey, forceText, mayRemove = true, linkToUser }: DeletionCalls) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const toasts = useToasts()
  const [failures, setFailures] = useState<Failures>()

  /** One after the other: the server answers for each, and the rest go on. */
  async function run(step: Step, things: Deletable[], call: (thing: Deletable) => Promise<unknown>): Promise<Deletable[]> {
    const failed: Failures['items'] = []
    for (const thing of things) {
      try {
        await call(thing)
      } catch (error) {
        failed.push({ thing, error })
      }
    }
    await refresh()
    if (failed.length > 0) setFailures({ step, items: failed, asked: things.length })
    return things.filter((thing) => !failed.some((failure) => failure.thing === thing))
  }
  const about = (things: Deletable[]) => ({ count: things.length, name: things[0]?.title ?? '' })
  const tell = (done: Deletable[], text: string, action?: { label: string; onAction: () => void }) => {
    if (done.length > 0) toasts.show({ kind: 'success', text, ...(action ? { action } : {}) })
  }

  async function restore(things: Deletable[]): Promise<boolean> {
    const renamed: string[] = []
    const done = await run('restore', things, async ({ id }) => {
      const { slug, slug_before } = await undelete(id)
      if (slug_before && slug) renamed.push(t('deletion.newSlug', { before: slug_before, now: slug }))
    })
    tell(done, t('deletion.restored', about(done)))
    for (const text of renamed) toasts.show({ kind: 'warning', text })
    return done.length === things.length
  }

  async function deleteThem(things: Deletable[], { isAsked = false, force = false }: DeleteHow = {}): Promise<boolean> {
    const title =
      things.length === 1
        ? t('components.list.confirmDelete', about(things))
        : t('components.list.confirmDeleteMany', { count: things.length })
    const question = { title, text: t('deletion.canBeRestored'), confirm: t('generic.delete'), destructive: true }
    if (!isAsked && !(await confirm(question))) return false
    const done = await run('delete', things, ({ id }) => remove(id, force ? { force } : {}))
    // What went by force took its place in others along, which a restore does not bring back.
    tell(done, t('deletion.deleted', about(done)), force ? undefined : { label: t('generic.undo'), onAction: () => void restore(done) })
    return done.length === things.length
  }

  async function removeForEver(things: Deletable[]): Promise<boolean> {
    const title = t('deletion.confirmRemove', about(things))
    if (!(await confirm({ title, text: t('deletion.cannotBeRestored'), confirm: t('generic.deleteForever'), destructive: true })))
      return false
    const done = await run('remove', things, ({ id }) => remove(id, { permanent: true }))
    tell(done, t('deletion.removed', about(done)))
    return done.length === things.length
  }

  async function force({ step, items }: Failures): Promise<void> {
    setFailures(undefined)
    const things = items.map(({ thing }) => thing)
    const question = { title: t('deletion.confirmForce', about(things)), text: forceText, confirm: t('deletion.force'), destructive: true }
    if (!(await confirm(question))) return
    const done = await run(step, things, ({ id }) => remove(id, { permanent: step === 'remove', force: true }))
    tell(done, step === 'remove' ? t('deletion.removed', about(done)) : t('deletion.deleted', about(done)))
  }

  const forEver = t('generic.deleteForever')
  const isDeleted = ({ deletedAt }: Deletable) => Boolean(deletedAt)
  const report: ReactNode = failures && (
    <FailureReport
      failures={failures}
      text={failures.step === 'restore' ? t('deletion.restoreFailed') : t(failedKey)}
      reason={(error) => problemText(t, error)}
      linkToUser={linkToUser}
      onForce={forceText ? () => void force(failures) : undefined}
      onClose={() => setFailures(undefined)}
    />
  )

  return {
    deleteThem,
    restore,
    removeForEver,
    report,
    rowActions: (thing: Deletable): RowAction[] =>
      isDeleted(thing)
        ? [
            { label: t('generic.restore'), icon: <Undo2 aria-hidden />, onSelect: () => void restore([thing]) },
            ...(mayRemove
              ? [{ label: forEver, icon: <Trash2 aria-hidden />, tone: 'error' as const, onSelect: () => void removeForEver([thing]) }]
              : []),
          ]
        : [{ label: t('generic.delete'), icon: <Trash2 aria-hidden />, tone: 'error', onSelect: () => void deleteThem([thing]) }],
    bulkActions: [
      {
        label: t('generic.delete'),
        icon: <Trash2 aria-hidden />,
        appliesTo: (thing) => !isDeleted(thing),
        run: (things) => deleteThem(things),
      },
      { label: t('generic.restore'), icon: <Undo2 aria-hidden />, appliesTo: isDeleted, run: restore },
      ...(mayRemove ? [{ label: forEver, icon: <Trash2 aria-hidden />, appliesTo: isDeleted, run: removeForEver }] : []),
    ] satisfies BulkAction<Deletable>[],
  }
}
