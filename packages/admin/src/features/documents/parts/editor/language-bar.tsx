import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { type DocumentContent, type DocumentLanguage, localisedTexts } from '@vitrine/contract'
import { LanguageSelector } from '@vitrine/forms'
import { Columns2 } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  locales: readonly string[]
  locale: string
  value: DocumentContent
  /** As stored: which texts are older than their source only the server knows. */
  languages: readonly DocumentLanguage[]
  onChange: (locale: string) => void
  /** Absent: two languages beside each other are not offered. */
  sideBySide?: { isOn: boolean; onToggle: () => void }
}

/** Which languages lack a text that the source language has, as it is written now. */
function useMissing(value: DocumentContent, locales: readonly string[]): ReadonlySet<string> {
  const later = useDeferredValue(value)
  return useMemo(() => {
    const [source = ''] = locales
    const texts = [...localisedTexts(later).values()].filter((text) => text[source])
    return new Set(locales.filter((locale) => texts.some((text) => !text[locale])))
  }, [later, locales])
}

/** [DOC-01] Which language is written; a hollow dot lacks texts, an amber one is older than its source. */
export function LanguageBar({ locales, locale, value, languages, onChange, sideBySide }: Props) {
  const { t } = useTranslation()
  const missing = useMissing(value, locales)
  const outdated = new Set(languages.filter((language) => language.outdated > 0).map((language) => language.locale))
  const states = Object.fromEntries(
    locales.map((each) => [each, missing.has(each) ? ('missing' as const) : outdated.has(each) ? ('outdated' as const) : undefined]),
  )
  if (locales.length < 2) return null
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <LanguageSelector locales={locales} locale={locale} states={states} onChange={onChange} />
      {sideBySide && (
        <Tooltip title={t('documents.editor.twoLanguages')}>
          <IconButton aria-label={t('documents.editor.twoLanguages')} aria-pressed={sideBySide.isOn} onClick={sideBySide.onToggle}>
            <Columns2 aria-hidden />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  )
}
