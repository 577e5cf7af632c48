import NativeSelect from '@mui/material/NativeSelect'
import { type AppLocale, appLocales, resolveLocale, toBcp47 } from '@vitrine/contract'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { languageNames, useLanguage } from '#lib/i18n'

export function LanguageChoice() {
  const { t, i18n } = useTranslation()
  const language = useLanguage()
  const change = (wanted: string) => void language.change(resolveLocale(wanted))
  return (
    <NativeSelect
      value={i18n.language}
      onChange={(event) => change(event.target.value)}
      disableUnderline
      IconComponent={ChevronDown}
      inputProps={{ 'aria-label': t('login.language') }}
      sx={{
        typography: 'body2',
        color: 'text.secondary',
        // As wide as the chosen word, where the browser can.
        '& .MuiNativeSelect-select': { fieldSizing: 'content', py: 0.5, pr: '22px !important', borderRadius: 1 },
        '& .MuiNativeSelect-icon': { width: 14, height: 14, top: 'calc(50% - 7px)', right: 2, color: 'inherit' },
      }}
    >
      {appLocales.map((locale: AppLocale) => (
        <option key={locale} value={locale} lang={toBcp47(locale)}>
          {languageNames[locale]}
        </option>
      ))}
    </NativeSelect>
  )
}
