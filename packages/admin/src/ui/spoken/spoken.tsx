import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Words for those who listen: there for screen readers, not for the eye. */
export function Spoken({ children, role }: { children: ReactNode; role?: 'status' }) {
  return (
    <Box
      component="span"
      role={role}
      sx={{
        position: 'absolute',
        width: '1px',
        height: '1px',
        m: '-1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  )
}
