import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { ImportEntry, ImportOutcome } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { LanguageMark } from './language-mark.tsx'

const colours = { new: 'published', changed: 'primary', unchanged: 'default', outdated: 'draft', refused: 'error' } as const

/** What a file changes, line by line: what was, and what comes. */
export function ImportEntries({ outcome }: { outcome: ImportOutcome }) {
  const { t } = useTranslation()
  if (outcome.entries.length === 0) return null
  const { unchanged, ...told } = outcome.counts
  const leftOut = Object.values(told).reduce((sum, count) => sum + count, 0) - outcome.entries.length
  return (
    <Box
      component="ul"
      aria-label={t('views.admin.translations.exchange.changes')}
      // A long list must be scrolled by keyboard too.
      tabIndex={0}
      sx={{
        m: 0,
        p: 0,
        width: '100%',
        maxHeight: 320,
        overflow: 'auto',
        listStyle: 'none',
        border: 1,
        borderColor: 'divider',
        borderRadius: (theme) => `${theme.radius.card}px`,
      }}
    >
      {outcome.entries.map((entry) => (
        <Entry key={`${entry.line} ${entry.translation_key} ${entry.language_code}`} entry={entry} />
      ))}
      {leftOut > 0 && (
        <Typography component="li" variant="body2" sx={{ p: 1.25, color: 'text.secondary' }}>
          {t('views.admin.translations.exchange.more', { count: leftOut })}
        </Typography>
      )}
    </Box>
  )
}

function Entry({ entry: { status, line, translation_key, language_code, text, stored, reason } }: { entry: ImportEntry }) {
  const { t } = useTranslation()
  return (
    <Box component="li" sx={{ p: 1.25, '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
        <Chip size="small" color={colours[status]} label={t(`views.admin.translations.status.${status}`)} />
        <Typography variant="code" component="span" sx={{ overflowWrap: 'anywhere' }}>
          {translation_key}
        </Typography>
        {language_code && <LanguageMark code={language_code} />}
        <Typography variant="caption" component="span" sx={{ ml: 'auto' }}>
          {t('views.admin.translations.exchange.line', { line })}
        </Typography>
      </Box>
      {reason && <Typography variant="body2">{t(`views.admin.translations.refused.${reason}`)}</Typography>}
      {stored !== null && (
        <Typography variant="body2" component="del" sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {stored}
        </Typography>
      )}
      {text !== null && !reason && (
        <Typography variant="body2" component="ins" sx={{ display: 'block', textDecoration: 'none', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      )}
    </Box>
  )
}
