import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type Instance, type SharedInstance, textWithTag } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n'

type Props = {
  own: Instance | undefined
  shared: SharedInstance[]
  value: number
  onChange: (instanceId: number) => void
  isFailed: boolean
}

/** From which instance one chooses: the own one first, then those that share their documents with it. */
export function InstanceChoice({ own, shared, value, onChange, isFailed }: Props) {
  const { t } = useTranslation()
  const locale = useLanguage().current()
  if (!own) return null
  return (
    <TextField
      select
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      error={isFailed}
      helperText={isFailed ? t('documents.picker.instancesFailed') : undefined}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': t('documents.picker.instance') } as object } }}
      sx={{ minWidth: 0, width: { xs: '100%', sm: 240 } }}
    >
      <MenuItem value={own.id}>{own.name}</MenuItem>
      {shared.map(({ id, name, owner_name }) => (
        <MenuItem key={id} value={id}>
          {t('documents.picker.sharedInstance', { name, owner: textWithTag(owner_name, locale) })}
        </MenuItem>
      ))}
    </TextField>
  )
}
