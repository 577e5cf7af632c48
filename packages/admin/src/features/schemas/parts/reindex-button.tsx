import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import type { Schema } from '@vitrine/contract'
import { RefreshCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '#lib/api'
import { useConfirm } from '#ui/confirm'
import { useToasts } from '#ui/toasts'
import { useReindex, useReindexProgress } from '../queries/index.ts'

/** Derives what is listed and searched of all documents anew; while it does, the button says how far it is, and stops it. */
export function ReindexButton({ schema }: { schema: Schema }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const toasts = useToasts()
  const { data } = useReindexProgress(schema.id)
  const { start, cancel } = useReindex(schema.id)
  const isRunning = data?.state === 'waiting' || data?.state === 'running'

  const wasRunning = useRef(false)
  useEffect(() => {
    if (wasRunning.current && data?.state === 'done')
      toasts.show({ kind: 'success', text: t('views.admin.schemas.reindex.done', { count: data.done }) })
    if (data) wasRunning.current = isRunning
  }, [data, isRunning, toasts, t])

  const failed = (error: unknown) =>
    toasts.show({ kind: 'error', text: t('views.admin.schemas.reindex.failed'), detail: problemText(t, error) })
  const ask = async () => {
    const isSure = await confirm({
      title: t('views.admin.schemas.reindex.title', { name: schema.name }),
      text: t('views.admin.schemas.reindex.text'),
      confirm: t('views.admin.schemas.reindex.button'),
      keep: t('generic.cancel'),
    })
    if (isSure) start.mutate(undefined, { onError: failed })
  }
  const stop = async () => {
    const isSure = await confirm({
      title: t('views.admin.schemas.reindex.stopTitle'),
      text: t('views.admin.schemas.reindex.stopText'),
      confirm: t('views.admin.schemas.reindex.stop'),
      keep: t('views.admin.schemas.reindex.goOn'),
    })
    if (isSure) cancel.mutate(undefined, { onError: failed })
  }
  return isRunning ? (
    <Button variant="outlined" startIcon={<CircularProgress aria-hidden size={16} color="inherit" />} onClick={() => void stop()}>
      {t('views.admin.schemas.reindex.progress', { done: data.done, total: data.total })}
    </Button>
  ) : (
    <Button
      variant="outlined"
      startIcon={<RefreshCw aria-hidden />}
      disabled={start.isPending || Boolean(schema.deleted_at)}
      onClick={() => void ask()}
    >
      {t('views.admin.schemas.reindex.button')}
    </Button>
  )
}
