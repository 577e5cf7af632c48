import Button from '@mui/material/Button'
import type { CarryOver, Schema } from '@vitrine/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '#lib/api'
import { Notice } from '#ui/page'
import { useToasts } from '#ui/toasts'
import { useCarrySteps, useRestoreVersion } from '../queries/index.ts'
import { LeftDialog } from './touched-dialog.tsx'

type Props = {
  schema: Schema
  carry: CarryOver
  /** What is written and not saved would meet the old version: first the one, then the other. */
  isDirty: boolean
}

/** What the last save did to the documents, for as long as it can be taken back; then what was taken back. */
export function CarryNotice({ schema, carry, isDirty }: Props) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const restore = useRestoreVersion(schema.id)
  const { undo } = useCarrySteps(schema.id)
  const [isListed, setListed] = useState(false)
  const { state, changed, taken_back, left } = carry
  const isDone = (state === 'done' || state === 'cancelled') && carry.to_version === schema.version && changed > 0
  const isUndone = state === 'undone' && schema.version === carry.to_version + 1
  const isDeletion = carry.choices.every(({ action }) => action !== 'move')

  // The schema first: should someone have saved it since, nothing is taken back from under their version.
  const takeBack = async () => {
    try {
      await restore.mutateAsync({ from: carry.from_version, over: schema.version })
      await undo.mutateAsync(carry.id)
    } catch (error) {
      toasts.show({ kind: 'error', text: t('views.admin.schemas.carry.undoFailed'), detail: problemText(t, error) })
    }
  }
  if (state === 'undoing') return <Notice>{t('views.admin.schemas.carry.undoing', { done: carry.done, total: carry.total })}</Notice>
  if (isDone)
    return (
      <Notice
        kind="success"
        action={
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            disabled={isDirty || restore.isPending || undo.isPending}
            onClick={() => void takeBack()}
          >
            {t('generic.undo')}
          </Button>
        }
      >
        {t(isDeletion ? 'views.admin.schemas.carry.deleted' : 'views.admin.schemas.carry.moved', { count: changed })}
        {isDirty && ` ${t('views.admin.schemas.carry.saveFirst')}`}
      </Notice>
    )
  if (!isUndone) return null
  const leftTitle = t('views.admin.schemas.carry.left', { count: left })
  return (
    <>
      <Notice
        kind={left > 0 ? 'warning' : 'success'}
        action={
          left > 0 && (
            <Button size="small" variant="outlined" color="inherit" onClick={() => setListed(true)}>
              {t('views.admin.schemas.impact.show', { count: left })}
            </Button>
          )
        }
      >
        {t('views.admin.schemas.carry.undone', { count: taken_back })}
        {left > 0 && ` ${leftTitle}`}
      </Notice>
      {isListed && <LeftDialog carry={carry.id} title={leftTitle} onClose={() => setListed(false)} />}
    </>
  )
}
