import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useTranslation } from 'react-i18next'

type MessageProps = { label: string; messages: readonly Message[] /** Where in the schema. */; pointer?: string }
type Message = { key: string; params?: Record<string, unknown> }

/** Stands in place of what a broken schema would have drawn; whoever writes the schema reads what to mend. */
export function ConfigurationMessage({ label, messages, pointer }: MessageProps) {
  const { t } = useTranslation()
  return (
    <Alert severity="error" role="note" icon={<CircleAlert aria-hidden size={18} strokeWidth={1.75} />}>
      {label && <AlertTitle sx={{ typography: 'subtitle2' }}>{label}</AlertTitle>}
      {messages.map(({ key, params }) => (
        <div key={key}>{t(key, params ?? {})}</div>
      ))}
      {pointer && <div>{t('forms.configuration.at', { pointer })}</div>}
    </Alert>
  )
}
