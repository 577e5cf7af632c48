import Box from '@mui/material/Box'
import type { ReactNode, Ref } from 'react'

const phoneHeader = 56

type Props = { isAdmin: boolean; header: ReactNode; menu: ReactNode; children: ReactNode; mainRef?: Ref<HTMLElement> }

/** Header above, menu left, work in the rest. The administration colours the frame and nothing else. */
export function Frame({ isAdmin, header, menu, children, mainRef }: Props) {
  return (
    <Box sx={{ height: '100dvh', display: 'flex', flexDirection: 'column', overflow: 'hidden' }}>
      <Box
        component="header"
        sx={{
          flex: 'none',
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0.5, sm: 1 },
          height: (theme) => ({ xs: phoneHeader, sm: theme.size.header }),
          px: { xs: 1, sm: 1.5 },
          bgcolor: isAdmin ? 'admin.tint' : 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
          ...(isAdmin && {
            borderTop: 3,
            borderTopColor: 'admin.line',
            borderBottomColor: (theme) => `color-mix(in srgb, ${theme.vars.palette.admin.line} 24%, ${theme.vars.palette.divider})`,
          }),
        }}
      >
        {header}
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex' }}>
        {menu}
        <Box
          component="main"
          id="main"
          ref={mainRef}
          tabIndex={-1}
          // Positioned, so that words which are only heard scroll with it and do not make the page longer than the window.
          sx={{ position: 'relative', flex: 1, minWidth: 0, overflowY: 'auto', display: 'flex', flexDirection: 'column', outline: 'none' }}
        >
          {children}
        </Box>
      </Box>
    </Box>
  )
}
