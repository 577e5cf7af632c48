import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import type { DocumentStatus } from '@vitrine/contract'
import { Ban } from 'lucide-react'

/** The drawn sign of a state: ring, disc, half disc; a hollow grey ring says nothing is decided, a barred ring that it is closed. */
export type Status = 'draft' | 'published' | 'unlisted' | 'neutral' | 'closed'
/** The sign of a document's status. */
export const signOf: Record<DocumentStatus, Status> = { draft: 'draft', published: 'published', published_not_listed: 'unlisted' }

type Props = { status: Status; label: string; plain?: boolean; size?: 'small' | 'medium' }

/** `plain` is the form in list rows: the sign and the word, without a ground. */
export function StatusChip({ status, label, plain = false, size = 'small' }: Props) {
  const chip =
    status === 'closed' ? (
      <Chip size={size} color="error" icon={<Ban aria-hidden />} label={label} />
    ) : (
      <Chip size={size} variant="status" color={status === 'neutral' ? 'default' : status} label={label} />
    )
  if (!plain) return chip
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        verticalAlign: 'middle',
        '& .MuiChip-root': { p: 0, gap: '7px', height: 'auto', bgcolor: 'transparent', fontSize: '0.84375rem', fontWeight: 400 },
        '& .MuiChip-label': { color: status === 'closed' ? 'error.main' : 'text.primary' },
      }}
    >
      {chip}
    </Box>
  )
}
