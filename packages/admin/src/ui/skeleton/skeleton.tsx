import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { Spoken } from '#ui/spoken'

const patienceMs = 200

/** Under 200 ms nothing is shown: what comes at once must not flash a skeleton first. */
export function Waiting({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      aria-busy
      sx={{
        '@keyframes vitrine-appear': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
        animation: `vitrine-appear 1ms linear ${patienceMs}ms both`,
      }}
    >
      <Spoken role="status">{label}</Spoken>
      <div aria-hidden>{children}</div>
    </Box>
  )
}

/** A heading and some lines, for a page or a section whose words are on their way. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  const widths = ['92%', '84%', '88%', '60%']
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.25 }}>
      <Skeleton width="38%" height={20} />
      {Array.from({ length: lines }, (_unused, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move.
        <Skeleton key={line} width={widths[line % widths.length]} height={12} />
      ))}
    </Box>
  )
}

/** Labels above empty fields, as a form will stand. */
export function SkeletonForm({ fields = 4 }: { fields?: number }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.75 }}>
      {Array.from({ length: fields }, (_unused, field) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields are all alike and never move.
        <Box key={field} sx={{ display: 'flex', flexDirection: 'column', gap: 0.75 }}>
          <Skeleton width={field % 2 ? 96 : 72} height={12} />
          <Skeleton width="100%" height={34} />
        </Box>
      ))}
    </Box>
  )
}
