import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import type { ReactNode } from 'react'

/** The height of its buttons (44) with what is around them. */
const height = '61px'
/** Messages stand above it and not over it, and a field that is led to stops short of it. */
const roomForBar = {
  '@media (max-width:599.95px)': { ':root': { '--vitrine-bottom-bar': height, scrollPaddingBottom: `calc(${height} + 12px)` } },
}

/** On phones what is done most lies within reach of the thumb: save, and what may stand before it. */
export function SaveBar({ children }: { children: ReactNode }) {
  return (
    <>
      <GlobalStyles styles={roomForBar} />
      <Box
        sx={{
          display: { xs: 'grid', sm: 'none' },
          gridAutoFlow: 'column',
          gridAutoColumns: 'minmax(0, 1fr)',
          gap: 1,
          position: 'sticky',
          bottom: 0,
          zIndex: 3,
          px: 2,
          py: 1,
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
          '& .MuiButton-root': { minHeight: 44 },
        }}
      >
        {children}
      </Box>
    </>
  )
}
