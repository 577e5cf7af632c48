import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ExchangeFormat, type ImportOutcome, importStatuses, largestExchangeFile } from '@vitrine/contract'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '#lib/api'
import { Notice } from '#ui/page'
import { useImport } from '../queries.ts'
import { ImportEntries } from './import-entries.tsx'

type Chosen = { name: string; format: ExchangeFormat; content: string }

const formatOf = (name: string): ExchangeFormat => (/\.json$/i.test(name) ? 'json' : 'xliff')

/** A file is first shown as what it would change; only then it is written, all of it or nothing. */
export function ImportFile() {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const { mutateAsync, isPending } = useImport()
  const [chosen, setChosen] = useState<Chosen>()
  const [outcome, setOutcome] = useState<ImportOutcome>()
  const [failed, setFailed] = useState<string>()

  async function send(file: Chosen, plan?: string) {
    setFailed(undefined)
    try {
      setOutcome(await mutateAsync({ format: file.format, content: file.content, plan }))
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: told the person, and logged for the one who helps
      console.error(error)
      setFailed(problemText(t, error))
      // What the file would change is another thing by now: it is shown anew.
      if (plan) setOutcome(await mutateAsync({ format: file.format, content: file.content }).catch(() => undefined))
    }
  }
  async function choose(file: File | undefined) {
    if (!file) return
    setOutcome(undefined)
    if (file.size > largestExchangeFile) {
      setChosen(undefined)
      return setFailed(t('views.admin.translations.exchange.tooLarge'))
    }
    const next = { name: file.name, format: formatOf(file.name), content: await file.text() }
    setChosen(next)
    await send(next)
  }

  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('views.admin.translations.exchange.aboutIn')}
      </Typography>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,.xlf,.xliff"
        aria-label={t('views.admin.translations.exchange.choose')}
        onChange={(event) => {
          void choose(event.target.files?.[0])
          // The same file can be chosen again when it has been mended.
          event.target.value = ''
        }}
      />
      <Button variant="outlined" startIcon={<FileUp aria-hidden />} aria-busy={isPending} onClick={() => input.current?.click()}>
        {t('views.admin.translations.exchange.choose')}
      </Button>
      {failed && <Notice kind="error">{failed}</Notice>}
      {chosen && outcome && (
        <Box sx={{ width: '100%', display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          <Typography role="status">
            <strong>{chosen.name}</strong>{' '}
            {importStatuses
              .filter((status) => outcome.counts[status] > 0)
              .map((status) => t(`views.admin.translations.counts.${status}`, { count: outcome.counts[status] }))
              .join(' · ')}
          </Typography>
          <ImportEntries outcome={outcome} />
          {outcome.is_written ? (
            <Notice kind="success">{t('views.admin.translations.exchange.written')}</Notice>
          ) : outcome.counts.refused > 0 ? (
            <Notice kind="warning">{t('views.admin.translations.exchange.mend')}</Notice>
          ) : outcome.plan ? (
            <Button variant="contained" color="primary" aria-busy={isPending} onClick={() => void send(chosen, outcome.plan ?? undefined)}>
              {t('views.admin.translations.exchange.write')}
            </Button>
          ) : (
            <Notice>{t('views.admin.translations.exchange.nothing')}</Notice>
          )}
        </Box>
      )}
    </Box>
  )
}
