import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { LockMark } from '../../engine/index.ts'

/** A group has no frame to be sunken: its lock stands beside it. */
export const Locked = ({ when, children }: { when: boolean; children: ReactNode }) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', columnGap: 2 }}>
    {children}
    {when && (
      <Box component="span" sx={{ display: 'inline-flex', py: 1, color: 'text.secondary' }}>
        <LockMark />
      </Box>
    )}
  </Box>
)
