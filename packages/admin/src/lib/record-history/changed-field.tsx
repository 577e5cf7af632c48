import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Spoken } from '#ui/spoken'
import type { ChangeLine } from './change-lines.ts'
import type { DiffLine } from './line-diff.ts'

const words = { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' } as const

/** Text nodes only: whatever stood in a field, nothing of it is drawn. [V7] */
export function ChangedField({ line }: { line: ChangeLine }) {
  const { t } = useTranslation()
  return (
    <>
      <Typography component="dt" variant="body2" sx={{ color: 'text.tertiary', overflowWrap: 'anywhere' }}>
        {line.label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, mb: { xs: 1, sm: 0 }, minWidth: 0, ...words }}>
        {line.lines && <DiffLines lines={line.lines} hidden={line.hidden} />}
        {line.before !== undefined && <OldAndNew before={line.before} after={line.after} />}
        {!line.lines && line.before === undefined && (
          <Box component="span" sx={{ color: 'text.tertiary' }}>
            {t('history.tooLong')}
          </Box>
        )}
      </Typography>
    </>
  )
}

function OldAndNew({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation()
  const empty = (
    <Box component="span" sx={{ color: 'text.tertiary' }}>
      {t('history.empty')}
    </Box>
  )
  // What was made has nothing before it, and an arrow from nothing says nothing.
  if (before === '') return <ins style={{ textDecoration: 'none' }}>{after === '' ? empty : after}</ins>
  return (
    <>
      <Spoken>{t('history.from')} </Spoken>
      <Box component="del" sx={{ color: 'text.secondary', textDecorationColor: 'currentColor' }}>
        {before}
      </Box>
      <Box component="span" aria-hidden sx={{ mx: 0.75, color: 'text.tertiary' }}>
        {'→'}
      </Box>
      <Spoken> {t('history.to')} </Spoken>
      {after === '' ? empty : <ins style={{ textDecoration: 'none' }}>{after}</ins>}
    </>
  )
}

const looks = {
  '+': { tag: 'ins', mark: '+', bgcolor: 'success.tint' },
  '-': { tag: 'del', mark: '−', bgcolor: 'error.tint' },
  ' ': { tag: 'span', mark: ' ', bgcolor: 'transparent' },
} as const

function DiffLines({ lines, hidden }: { lines: DiffLine[]; hidden: number }) {
  const { t } = useTranslation()
  return (
    <>
      <Box sx={{ typography: 'code', borderRadius: 1, overflow: 'hidden', bgcolor: 'surface.sunken', py: 0.5 }}>
        {lines.map(({ sign, text }, at) => {
          const { tag, mark, bgcolor } = looks[sign]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one change never move
            <Box key={at} component={tag} sx={{ display: 'block', px: 1, bgcolor, textDecoration: 'none' }}>
              {`${mark} ${text}`}
            </Box>
          )
        })}
      </Box>
      {hidden > 0 && (
        <Typography variant="caption" sx={{ color: 'text.tertiary' }}>
          {t('history.moreLines', { count: hidden })}
        </Typography>
      )}
    </>
  )
}
