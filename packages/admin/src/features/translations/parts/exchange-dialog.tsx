import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import { useTheme } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ExchangeFormat, Locale } from '@vitrine/contract'
import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '#lib/api'
import { useToasts } from '#ui/toasts'
import { useExport } from '../queries.ts'
import { ImportFile } from './import-file.tsx'
import { saveFile } from './save-file.ts'

const mediaTypes = { json: 'application/json', xliff: 'application/xliff+xml' }

export function ExchangeDialog({ locales, onClose }: { locales: Locale[]; onClose: () => void }) {
  const { t } = useTranslation()
  const heading = useId()
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'))
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      aria-labelledby={heading}
      maxWidth={false}
      slotProps={{ paper: { sx: { width: isPhone ? undefined : 760 } } }}
    >
      <DialogTitle id={heading} component="h2">
        {t('views.admin.translations.exchange.title')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <ExportChoice locales={locales} />
        <Box component="section">
          <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
            {t('views.admin.translations.exchange.in')}
          </Typography>
          <ImportFile />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('generic.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function ExportChoice({ locales }: { locales: Locale[] }) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const { mutateAsync, isPending } = useExport()
  const [format, setFormat] = useState<ExchangeFormat>('json')
  const [source, setSource] = useState(locales[0]?.language_code ?? '')
  const [target, setTarget] = useState(locales[1]?.language_code ?? '')
  const isPair = source !== target
  async function download() {
    try {
      const { file_name, content } = await mutateAsync(format === 'json' ? { format } : { format, source, target })
      saveFile(file_name, content, mediaTypes[format])
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: told the person, and logged for the one who helps
      console.error(error)
      toasts.show({ kind: 'error', text: t('views.admin.translations.exchange.failed'), detail: problemText(t, error) })
    }
  }
  const language = (label: string, value: string, onChange: (code: string) => void) => (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={!isPair}
      helperText={isPair ? undefined : t('views.admin.translations.exchange.sameLanguage')}
      sx={{ flex: '1 1 160px' }}
    >
      {locales.map(({ language_code, name }) => (
        <MenuItem key={language_code} value={language_code}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
  return (
    <Box component="section">
      <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
        {t('views.admin.translations.exchange.out')}
      </Typography>
      <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
        {t(`views.admin.translations.exchange.about.${format}`)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <TextField
          select
          label={t('views.admin.translations.exchange.format')}
          value={format}
          onChange={(event) => setFormat(event.target.value === 'xliff' ? 'xliff' : 'json')}
          sx={{ flex: '1 1 140px' }}
        >
          <MenuItem value="json">{t('views.admin.translations.exchange.formats.json')}</MenuItem>
          <MenuItem value="xliff">{t('views.admin.translations.exchange.formats.xliff')}</MenuItem>
        </TextField>
        {format === 'xliff' && language(t('views.admin.translations.exchange.source'), source, setSource)}
        {format === 'xliff' && language(t('views.admin.translations.exchange.target'), target, setTarget)}
      </Box>
      <Button
        variant="outlined"
        startIcon={<Download aria-hidden />}
        disabled={format === 'xliff' && !isPair}
        aria-busy={isPending}
        onClick={() => void download()}
        sx={{ mt: 1.5 }}
      >
        {t('generic.download')}
      </Button>
    </Box>
  )
}
