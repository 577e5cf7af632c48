import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Piece } from '#lib/text-diff'
import { Spoken } from '#ui/spoken'

/** An unchanged stretch longer than this is told by its ends. */
const longestUnchanged = 160
const keptAtEnds = 70

type Props = {
  pieces: readonly Piece[]
  /** One side only, where both stand beside each other. */
  side?: 'before' | 'after'
  /** Long stretches that nobody touched are left out. */
  isShortened: boolean
  /** In the letters of the interface, where it is weighed and not read. */
  isPlain?: boolean
}

/** Reading text with what went and what came in it. Text nodes only. [V7] */
export function DiffText({ pieces, side, isShortened, isPlain = false }: Props) {
  const shown = pieces.filter(({ sign }) => sign === ' ' || side === undefined || sign === (side === 'before' ? '-' : '+'))
  return (
    <Box sx={{ typography: isPlain ? 'body1' : 'prose', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '75ch' }}>
      {shown.map((piece, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one change never move
        <PieceText key={place} sign={piece.sign}>
          {isShortened && piece.sign === ' ' ? shortened(piece.text, place > 0, place < shown.length - 1) : piece.text}
        </PieceText>
      ))}
    </Box>
  )
}

function shortened(text: string, hasBefore: boolean, hasAfter: boolean): string {
  if (text.length <= longestUnchanged) return text
  const start = hasBefore ? text.slice(0, keptAtEnds).replace(/\s?\S*$/, '') : ''
  const end = hasAfter ? text.slice(-keptAtEnds).replace(/^\S*\s?/, '') : ''
  return [start, end].filter(Boolean).length === 2 ? `${start} … ${end}` : start ? `${start} …` : `… ${end}`
}

/** Inserted is green and underlined, removed red and struck; both are said aloud. */
export function PieceText({ sign, children }: { sign: Piece['sign']; children: ReactNode }) {
  const { t } = useTranslation()
  if (sign === ' ') return <span>{children}</span>
  const isNew = sign === '+'
  return (
    <Box
      component={isNew ? 'ins' : 'del'}
      sx={{
        px: '2px',
        borderRadius: '3px',
        bgcolor: isNew ? 'success.tint' : 'error.tint',
        color: isNew ? 'success.main' : 'error.main',
        textDecoration: isNew ? 'underline' : 'line-through',
        textUnderlineOffset: '0.2em',
        textDecorationThickness: '1px',
        boxDecorationBreak: 'clone',
      }}
    >
      <Spoken>{`${t(isNew ? 'documents.revisions.spokenInserted' : 'documents.revisions.spokenRemoved')} `}</Spoken>
      {children}
    </Box>
  )
}
