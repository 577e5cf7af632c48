import Button from '@mui/material/Button'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** The request id that also stands in the log, or the browser's own message: what a person reads to the one who helps. */
export function MessageCode({ code }: { code: string }) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)
  const copy = () => {
    // Without permission to the clipboard the code still stands there to be marked and copied by hand.
    navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <Button
      size="small"
      onClick={copy}
      aria-label={copied ? t('states.codeCopied', { code }) : t('states.copyCode', { code })}
      endIcon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
      sx={{
        typography: 'code',
        fontWeight: 400,
        color: 'text.secondary',
        userSelect: 'text',
        height: 'auto',
        minHeight: (theme) => theme.size.small,
        maxWidth: 480,
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      }}
    >
      {t('states.code', { code })}
    </Button>
  )
}
