import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import { useTranslation } from 'react-i18next'
import type { LeafLanguage } from './widget.ts'
import { useWords } from './words.ts'

/** At the right end of a label: which language is written here; dashed while it has no text. */
export function LanguageTag({ locale, present, missing }: LeafLanguage) {
  const { t } = useTranslation()
  const words = useWords()
  const names = (locales: readonly string[]) => locales.map(words.language).join(', ')
  const isMissing = missing.includes(locale)
  const said = [
    present.length > 0 && t('forms.language.present', { languages: names(present) }),
    missing.length > 0 && t('forms.language.missing', { languages: names(missing) }),
  ].filter(Boolean)
  return (
    <Tooltip title={said.join('. ')}>
      <Box
        component="span"
        sx={{ display: 'inline-flex', alignItems: 'center', columnGap: 0.75, typography: 'caption', color: 'text.secondary', flex: 'none' }}
      >
        {isMissing && <span>{t('forms.language.lacks')}</span>}
        <Box
          component="span"
          sx={{
            px: 0.75,
            borderRadius: '5px',
            fontWeight: 650,
            fontSize: 11,
            lineHeight: '18px',
            border: '1px solid transparent',
            ...(isMissing ? { borderStyle: 'dashed', borderColor: 'border.field' } : { bgcolor: 'surface.sunken' }),
          }}
        >
          {locale.toUpperCase()}
        </Box>
      </Box>
    </Tooltip>
  )
}
