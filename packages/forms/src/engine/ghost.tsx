import InputAdornment from '@mui/material/InputAdornment'
import { useTranslation } from 'react-i18next'
import type { LeafLanguage } from './widget.ts'
import { useWords } from './words.ts'

/** The text that stands in for an empty language, in grey italics: seen by the public, never a value. */
export const ghost = (language: LeafLanguage | undefined, placeholder: string | undefined) =>
  language?.fallback
    ? { placeholder: language.fallback.text, sx: { '& ::placeholder': { fontStyle: 'italic', color: 'text.tertiary', opacity: 1 } } }
    : { placeholder }

/** Says in which language the ghost text is. */
export function GhostNote({ language, isEmpty }: { language: LeafLanguage | undefined; isEmpty: boolean }) {
  const { t } = useTranslation()
  const words = useWords()
  if (!isEmpty || !language?.fallback) return null
  return (
    <InputAdornment position="end" sx={{ typography: 'caption', color: 'text.tertiary', flex: 'none', whiteSpace: 'nowrap' }}>
      {t('forms.language.shownIn', { language: words.language(language.fallback.locale) })}
    </InputAdornment>
  )
}
