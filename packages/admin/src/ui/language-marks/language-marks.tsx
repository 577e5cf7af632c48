import Box from '@mui/material/Box'
import { contentLocales } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'

type Props = { locales: readonly string[]; present: readonly string[] }

/** Spoken, it says which languages there are; the dashed ones are only for the eye. */
export function LanguageMarks({ locales, present }: Props) {
  const { t } = useTranslation()
  const named = contentLocales.filter((locale) => present.includes(locale)).map((locale) => t(`languages.${locale}`))
  const spoken = named.join(', ') || t('generic.none')
  return (
    <Box role="img" aria-label={spoken} sx={{ display: 'flex', gap: 0.5 }}>
      {locales.map((locale) => {
        const isPresent = present.includes(locale)
        return (
          <Box
            key={locale}
            component="span"
            sx={{
              px: 0.625,
              borderRadius: (theme) => `${theme.radius.tag}px`,
              border: 1,
              borderStyle: isPresent ? 'solid' : 'dashed',
              borderColor: isPresent ? 'transparent' : 'border.field',
              bgcolor: isPresent ? 'surface.sunken' : 'transparent',
              color: isPresent ? 'text.secondary' : 'text.tertiary',
              fontSize: '0.6875rem',
              lineHeight: '1rem',
              fontWeight: isPresent ? 650 : 400,
            }}
          >
            {locale.toUpperCase()}
          </Box>
        )
      })}
    </Box>
  )
}
