import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type DiffLine, diffLines, prettyJson, withContext } from './line-diff.ts'

const looks = {
  same: { sign: ' ', color: 'text.primary', bgcolor: 'transparent' },
  added: { sign: '+', color: 'success.main', bgcolor: 'success.tint' },
  removed: { sign: '−', color: 'error.main', bgcolor: 'error.tint' },
} as const

/** Two JSON texts as lines taken out and put in; drawn as text only, whatever they hold [V7]. */
export function CodeDiff({ label, before, after }: { label: string; before: string; after: string }) {
  const { t } = useTranslation()
  const parts = useMemo(() => withContext(diffLines(prettyJson(before), prettyJson(after))), [before, after])
  const hasChanges = parts.some((part) => part.kind === 'lines')
  const row = ({ kind, text }: DiffLine, index: number) => {
    const { sign, color, bgcolor } = looks[kind]
    return (
      <Box key={index} component="div" sx={{ display: 'flex', color, bgcolor }}>
        <Box
          component="span"
          aria-label={kind === 'same' ? undefined : t(`views.admin.schemas.history.${kind}`)}
          sx={{ width: 20, flex: 'none', pl: 1 }}
        >
          {sign}
        </Box>
        <span>{text}</span>
      </Box>
    )
  }
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <Box
        role="group"
        aria-label={label}
        // What is wider than its window is scrolled by keyboard.
        tabIndex={0}
        sx={{
          typography: 'code',
          whiteSpace: 'pre',
          overflowX: 'auto',
          py: 0.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: (theme) => `${theme.radius.card}px`,
        }}
      >
        <Box sx={{ minWidth: 'max-content' }}>
          {!hasChanges && <Box sx={{ px: 1, color: 'text.tertiary' }}>{t('views.admin.schemas.history.onlySpacing')}</Box>}
          {hasChanges &&
            parts.map((part, place) =>
              part.kind === 'lines' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <div key={place}>{part.lines.map(row)}</div>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <Box key={place} sx={{ px: 1, color: 'text.tertiary' }}>
                  {t('views.admin.schemas.history.gap', { count: part.count })}
                </Box>
              ),
            )}
        </Box>
      </Box>
    </Box>
  )
}
