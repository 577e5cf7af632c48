import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Choice, type ConflictField, FieldChoice } from './field-choice.tsx'

export type ConflictProps = {
  /** Who saved meanwhile, and when in words. */
  who: string
  when: string
  fields: ConflictField[]
  /** Labels of the fields that only one of the two changed; they are merged already. */
  merged: string[]
  onCancel: () => void
  onResolve: (choices: Record<string, Choice>) => void
}

export function ConflictDialog({ who, when, fields, merged, onCancel, onResolve }: ConflictProps) {
  const { t } = useTranslation()
  const heading = useId()
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'))
  const [choices, setChoices] = useState<Record<string, Choice>>({})
  const chosen = fields.filter(({ name }) => choices[name]).length
  const chooseAll = (side: 'mine' | 'theirs') => setChoices(Object.fromEntries(fields.map(({ name }) => [name, { side }])))

  return (
    <Dialog
      open
      onClose={onCancel}
      fullScreen={isPhone}
      aria-labelledby={heading}
      maxWidth={false}
      slotProps={{ paper: { sx: { width: isPhone ? undefined : 900 } } }}
    >
      <DialogTitle id={heading} component="h2" sx={{ pb: 0.5 }}>
        {t('conflict.title', { who })}
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary' }}>
          {fields.length > 0 ? t('conflict.fields', { count: fields.length }) : t('conflict.onlyMerged')}
        </Typography>
        {fields.length > 0 && <Sides who={who} when={when} onMine={() => chooseAll('mine')} onTheirs={() => chooseAll('theirs')} />}
        {fields.map((field) => (
          <FieldChoice
            key={field.name}
            field={field}
            who={who}
            choice={choices[field.name]}
            onChoose={(choice) => setChoices({ ...choices, [field.name]: choice })}
          />
        ))}
        {merged.length > 0 && (
          <Box sx={{ display: 'flex', gap: 1, pt: 1.5, mt: 2, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}>
            <Box component={Check} aria-hidden sx={{ width: 16, height: 16, flex: 'none', mt: '2px' }} />
            <Typography variant="body2">{t('conflict.merged', { count: merged.length, names: merged.join(', ') })}</Typography>
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Typography role="status" variant="body2" sx={{ flex: { xs: '1 0 100%', sm: 1 }, color: 'text.secondary' }}>
          {fields.length > 0 && t('conflict.chosen', { chosen, total: fields.length })}
        </Typography>
        <Button onClick={onCancel}>{t('conflict.back')}</Button>
        <Button variant="contained" color="primary" disabled={chosen < fields.length} onClick={() => onResolve(choices)}>
          {t('conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type SidesProps = { who: string; when: string; onMine: () => void; onTheirs: () => void }

function Sides({ who, when, onMine, onTheirs }: SidesProps) {
  const { t } = useTranslation()
  const side = (title: string, text: string, label: string, onChoose: () => void) => (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle1" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.tertiary' }}>
          {text}
        </Typography>
      </Box>
      <Button size="small" variant="outlined" onClick={onChoose}>
        {label}
      </Button>
    </Box>
  )
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        gap: 1.5,
        py: 1.5,
        mt: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {side(t('conflict.mine'), t('conflict.notSaved'), t('conflict.keepAllMine'), onMine)}
      {side(who, when, t('conflict.useAllTheirs', { who }), onTheirs)}
    </Box>
  )
}
