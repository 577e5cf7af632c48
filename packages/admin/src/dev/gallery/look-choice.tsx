import Box from '@mui/material/Box'
import { useColorScheme } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { appLocales, toBcp47 } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { languageNames } from '#lib/i18n'

/** In which language and light the gallery is seen; the address says it too. */
export function LookChoice() {
  const { t, i18n } = useTranslation()
  const { mode, systemMode } = useColorScheme()
  const [params, setParams] = useSearchParams()
  const choose = (name: string, value: string | null) => {
    if (value) setParams({ ...Object.fromEntries(params), [name]: value }, { replace: true })
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
      <ToggleButtonGroup exclusive value={i18n.language} aria-label={t('app.language')} onChange={(_event, to) => choose('locale', to)}>
        {appLocales.map((locale) => (
          <ToggleButton key={locale} value={locale} lang={toBcp47(locale)}>
            {languageNames[locale]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        value={mode === 'system' ? systemMode : mode}
        aria-label={t('app.appearance.title')}
        onChange={(_event, to) => choose('theme', to)}
      >
        <ToggleButton value="light">{t('app.appearance.light')}</ToggleButton>
        <ToggleButton value="dark">{t('app.appearance.dark')}</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  )
}
