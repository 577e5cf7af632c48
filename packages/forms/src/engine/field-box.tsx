import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import type { ReactNode, Ref } from 'react'
import type { WidgetProps } from './widget.ts'

type BoxProps = Partial<Pick<WidgetProps, 'disabled' | 'readOnly' | 'error'>> & { ref?: Ref<HTMLDivElement>; children: ReactNode }

const halo = (theme: Theme, colour: 'primary' | 'error') =>
  `0 0 0 3px color-mix(in srgb, ${(theme.vars ?? theme).palette[colour].main} 18%, transparent)`

/** The edge of an input around something larger than one: an editor with a toolbar, a map with fields. */
export function FieldBox({ disabled, readOnly, error, ref, children }: BoxProps) {
  const colour = error ? 'error' : 'primary'
  return (
    <Box
      ref={ref}
      sx={[
        {
          position: 'relative',
          borderRadius: 1,
          bgcolor: disabled || readOnly ? 'surface.sunken' : 'surface.field',
          // Lies above what is inside, so that the edge may grow without moving it.
          '&::after': {
            content: '""',
            position: 'absolute',
            inset: 0,
            zIndex: 2,
            pointerEvents: 'none',
            borderRadius: 'inherit',
            border: error ? '2px solid' : '1px solid',
            borderColor: error ? 'error.main' : disabled || readOnly ? 'divider' : 'border.field',
          },
          '&:has([role="textbox"]:focus)::after': { border: '2px solid', borderColor: `${colour}.main` },
          '& [role="textbox"]': { outline: 'none' },
        },
        (theme) => ({ '&:has([role="textbox"]:focus)': { boxShadow: halo(theme, colour) } }),
      ]}
    >
      {children}
    </Box>
  )
}
