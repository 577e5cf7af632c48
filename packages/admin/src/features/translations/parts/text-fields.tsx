import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { Locale } from '@vitrine/contract'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { langOf } from './lang-of.ts'
import { LanguageMark } from './language-mark.tsx'
import type { TextsByCode } from './texts-by-code.ts'

const longest = 10_000

type Props = {
  locales: Locale[]
  texts: TextsByCode
  /** What shows where a field is empty, by language code. */
  builtTexts: TextsByCode
  isDirty: boolean
  isSaving: boolean
  onWrite: (code: string, text: string) => void
  onSave: () => void
  onUndo: () => void
}

/** One field of several lines for each language. */
export function TextFields({ locales, texts, builtTexts, isDirty, isSaving, onWrite, onSave, onUndo }: Props) {
  const { t } = useTranslation()
  const first = useRef<HTMLTextAreaElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <Box
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
        event.preventDefault()
        if (!event.repeat && isDirty) onSave()
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 1.75, columnGap: 2.5 }}>
        {locales.map(({ id, language_code, name }, index) => (
          <TextField
            key={id}
            multiline
            minRows={2}
            maxRows={12}
            inputRef={index === 0 ? first : undefined}
            value={texts[language_code] ?? ''}
            placeholder={builtTexts[language_code]}
            onChange={(event) => onWrite(language_code, event.target.value)}
            label={
              <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
                {name}
                <span aria-hidden>
                  <LanguageMark code={language_code} isMissing={!texts[language_code]} />
                </span>
              </Box>
            }
            slotProps={{ htmlInput: { lang: langOf(language_code), maxLength: longest, 'aria-label': name } }}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 2 }}>
        <Button variant="contained" color="primary" disabled={!isDirty} aria-busy={isSaving} onClick={onSave}>
          {t(isSaving ? 'generic.saving' : isDirty ? 'generic.save' : 'generic.saved')}
        </Button>
        {isDirty && <Button onClick={onUndo}>{t('generic.undo')}</Button>}
        <Typography variant="body2" sx={{ ml: { sm: 'auto' }, color: 'text.secondary' }}>
          {t('views.admin.translations.shownAtOnce')}
        </Typography>
      </Box>
    </Box>
  )
}
