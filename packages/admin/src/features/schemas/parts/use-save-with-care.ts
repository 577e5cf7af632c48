import type { CarryOver, ReindexProgress, Schema, SchemaDraft } from '@vitrine/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SaveHeld } from '#lib/record-editor'
import { useConfirm } from '#ui/confirm'
import { useCarryOver, useCarrySteps, useReindex, useReindexProgress, useUpdateSchema } from '../queries/index.ts'
import { type Impact, touches } from './use-impact.ts'

type Changed = { id: number; version: number } | undefined

const isUnderWay = (job: Pick<CarryOver | ReindexProgress, 'state'> | null | undefined): boolean =>
  job?.state === 'waiting' || job?.state === 'running'

/** Saves a schema when it is known what that does to its documents, and follows what runs after it. */
export function useSaveWithCare(schema: Schema, impact: Impact) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const update = useUpdateSchema()
  const carry = useCarryOver(schema.id)
  const reindex = useReindexProgress(schema.id)
  const steps = useCarrySteps(schema.id)
  const { cancel } = useReindex(schema.id)
  const [isCounting, setCounting] = useState(false)
  // The version whose jobs are watched; another click, or another save, and they run on by themselves.
  const [followed, setFollowed] = useState<number>()

  /** Nobody saves over documents unseen: where the figures came only with the save, they are asked about. */
  const weigh = async (json_schema: string) => {
    setCounting(true)
    try {
      return await impact.settle(json_schema)
    } finally {
      setCounting(false)
    }
  }
  const save = async (draft: SchemaDraft, changed: Changed) => {
    const { impact: weighed, isSeen } = await weigh(draft.json_schema)
    if (weighed && touches(weighed) && !isSeen) {
      const count = weighed.breaking.published + weighed.breaking.draft
      const vanished = weighed.vanished.filter((field) => field.published + field.draft + field.deleted > 0).length
      const isSure = await confirm({
        title: t('views.admin.schemas.impact.unseenTitle'),
        text: t('views.admin.schemas.impact.unseenText', { breaking: count, vanished }),
        confirm: t('views.admin.schemas.impact.saveAnyway'),
        keep: t('views.admin.schemas.impact.look'),
      })
      if (!isSure) throw new SaveHeld()
    }
    const hasText = (path: string) =>
      weighed?.vanished.some((field) => field.path === path && field.published + field.draft + field.deleted > 0) === true
    // What nobody has seen is not carried: it stays hidden.
    const carry_over = isSeen ? impact.choices.filter(({ path }) => hasText(path)) : []
    const saved = await update.mutateAsync({ draft: { ...draft, carry_over }, changed })
    setFollowed(saved.version)
    return saved
  }

  const isWatching = followed === schema.version
  const watched = isUnderWay(carry.data) ? carry.data : isUnderWay(reindex.data) ? reindex.data : undefined
  const stop = () => (carry.data && isUnderWay(carry.data) ? steps.cancel.mutate(carry.data.id) : cancel.mutate())
  return {
    save,
    isSaving: update.isPending || isCounting,
    isCounting,
    carry: carry.data ?? undefined,
    follow:
      isWatching && watched
        ? {
            ...(isUnderWay(carry.data) ? { text: t('views.admin.schemas.carry.running') } : {}),
            progress: { done: watched.done, total: watched.total },
            onLeave: () => setFollowed(undefined),
            onStop: stop,
          }
        : undefined,
  }
}
