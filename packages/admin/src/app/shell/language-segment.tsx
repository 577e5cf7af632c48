import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { type AppLocale, appLocales, toBcp47 } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { languageNames, useLanguage } from '#lib/i18n'

export function LanguageSegment() {
  const { t, i18n } = useTranslation()
  const language = useLanguage()
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      value={i18n.language}
      aria-label={t('app.language')}
      onChange={(_event, locale: AppLocale | null) => {
        if (locale) void language.change(locale)
      }}
    >
      {appLocales.map((locale) => (
        <ToggleButton key={locale} value={locale} lang={toBcp47(locale)} sx={{ px: 0.5, flex: 1 }}>
          {languageNames[locale]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
