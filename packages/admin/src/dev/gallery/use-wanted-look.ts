import { useColorScheme } from '@mui/material/styles'
import { appLocales } from '@vitrine/contract'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useLanguage } from '#lib/i18n'

/** `?locale=sv&theme=dark`, so that a picture or a test can ask for exactly that. True when the page looks so. */
export function useWantedLook(): boolean {
  const [params] = useSearchParams()
  const { i18n } = useTranslation()
  const language = useLanguage()
  const { mode, setMode } = useColorScheme()
  const locale = appLocales.find((each) => each === params.get('locale'))
  const theme = (['light', 'dark'] as const).find((each) => each === params.get('theme'))
  useEffect(() => {
    if (locale && language.current() !== locale) void language.change(locale)
  }, [language, locale])
  useEffect(() => {
    if (theme && mode !== theme) setMode(theme)
  }, [theme, mode, setMode])
  return (!locale || i18n.language === locale) && (!theme || mode === theme)
}
