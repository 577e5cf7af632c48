import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Tooltip from '@mui/material/Tooltip'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../engine/index.ts'

/** How far a language has come: some texts lack, or they are older than what they were translated from. */
export type LanguageState = 'complete' | 'missing' | 'outdated'

type SelectorProps = {
  locales: readonly string[]
  locale: string
  states?: Readonly<Record<string, LanguageState | undefined>>
  onChange(locale: string): void
}

/** Which language of the content is being written. A hollow dot lacks texts, a full amber one is older than its source. */
export function LanguageSelector({ locales, locale, states = {}, onChange }: SelectorProps) {
  const { t } = useTranslation()
  const words = useWords()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={locale}
      aria-label={t('forms.localised.selector')}
      onChange={(_, next: string | null) => next && onChange(next)}
    >
      {locales.map((each) => {
        const state = states[each] ?? 'complete'
        const said = state === 'complete' ? words.language(each) : t(`forms.localised.${state}`, { language: words.language(each) })
        return (
          // Who speaks to the machine says what they see.
          <ToggleButton key={each} value={each} aria-label={`${each.toUpperCase()}, ${said}`}>
            <Tooltip title={said}>
              <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', columnGap: 0.75 }}>
                {each.toUpperCase()}
                {state !== 'complete' && (
                  <Box
                    component="span"
                    sx={{
                      width: 6,
                      height: 6,
                      borderRadius: '50%',
                      border: '1px solid',
                      ...(state === 'outdated'
                        ? { bgcolor: 'warning.main', borderColor: 'warning.main' }
                        : { borderColor: 'text.tertiary' }),
                    }}
                  />
                )}
              </Box>
            </Tooltip>
          </ToggleButton>
        )
      })}
    </ToggleButtonGroup>
  )
}
