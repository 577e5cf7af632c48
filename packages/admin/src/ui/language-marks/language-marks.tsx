import Box from '@mui/material/Box'
import { contentLocales } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'

type Props = {
  locales: readonly string[]
  present: readonly string[]
  /** Of those present, the ones older than what they were translated from. */
  outdated?: readonly string[]
  /** More than which languages there are: how far each has come, in words. */
  about?: string
}

const looks = {
  present: { borderStyle: 'solid', borderColor: 'transparent', bgcolor: 'surface.sunken', color: 'text.secondary', fontWeight: 650 },
  outdated: { borderStyle: 'solid', borderColor: 'transparent', bgcolor: 'warning.tint', color: 'warning.main', fontWeight: 650 },
  missing: { borderStyle: 'dashed', borderColor: 'border.field', bgcolor: 'transparent', color: 'text.tertiary', fontWeight: 400 },
} as const

/** Spoken, it says which languages there are, or all that is known of them; the marks are only for the eye. */
export function LanguageMarks({ locales, present, outdated = [], about }: Props) {
  const { t } = useTranslation()
  const named = contentLocales.filter((locale) => present.includes(locale)).map((locale) => t(`languages.${locale}`))
  const spoken = about ?? (named.join(', ') || t('generic.none'))
  const stateOf = (locale: string) => (!present.includes(locale) ? 'missing' : outdated.includes(locale) ? 'outdated' : 'present')
  return (
    <Box role="img" aria-label={spoken} sx={{ display: 'flex', gap: 0.5 }}>
      {locales.map((locale) => (
        <Box
          key={locale}
          component="span"
          data-state={stateOf(locale)}
          sx={{
            px: 0.625,
            borderRadius: (theme) => `${theme.radius.tag}px`,
            border: 1,
            fontSize: '0.6875rem',
            lineHeight: '1rem',
            ...looks[stateOf(locale)],
          }}
        >
          {locale.toUpperCase()}
        </Box>
      ))}
    </Box>
  )
}
