import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { isSame, type Schema } from '@vitrine/contract'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '#lib/api'
import { useToasts } from '#ui/toasts'
import { type ShownSchema, toShownSchema } from '../form.ts'
import { useRestoreVersion } from '../queries/index.ts'
import { VersionCompare } from './version-compare.tsx'
import { VersionList } from './version-list.tsx'

type Props = {
  schema: Schema
  /** What stands in the form now. */
  written: Partial<ShownSchema>
  onClose: () => void
}

/** Every version of a schema: what became another in each, any two beside each other, and the way back to one. */
export function HistoryDialog({ schema, written, onClose }: Props) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const heading = useId()
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'))
  const [pair, setPair] = useState({ from: Math.max(1, schema.version - 1), to: schema.version })
  const restore = useRestoreVersion(schema.id)
  const isDirty = !isSame(written, toShownSchema(schema))

  const bringBack = () =>
    restore.mutate(
      { from: pair.from, over: schema.version },
      {
        onSuccess: (saved) => {
          toasts.show({ kind: 'success', text: t('views.admin.schemas.history.restored', { version: pair.from, now: saved.version }) })
          onClose()
        },
        onError: (error) =>
          toasts.show({ kind: 'error', text: t('views.admin.schemas.history.restoreFailed'), detail: problemText(t, error) }),
      },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      aria-labelledby={heading}
      maxWidth={false}
      slotProps={{ paper: { sx: { width: isPhone ? undefined : 1080, height: isPhone ? undefined : '80vh' } } }}
    >
      <DialogTitle id={heading} component="h2">
        {t('views.admin.schemas.history.title', { name: schema.name })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: { md: '300px minmax(0, 1fr)' }, gap: 3, alignContent: 'start' }}>
        <VersionList schema={schema} pair={pair} onPair={setPair} />
        <VersionCompare id={schema.id} versions={schema.version} pair={pair} onPair={setPair} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Box sx={{ flex: { xs: '1 0 100%', sm: 1 } }}>
          {isDirty && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('views.admin.schemas.history.saveFirst')}
            </Typography>
          )}
        </Box>
        <Button
          variant="outlined"
          disabled={isDirty || restore.isPending || pair.from === schema.version || Boolean(schema.deleted_at)}
          onClick={bringBack}
        >
          {t('views.admin.schemas.history.restore', { version: pair.from })}
        </Button>
        <Button onClick={onClose}>{t('generic.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
