import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

const radius = 20
const around = 2 * Math.PI * radius

/** Seconds left, as a figure and as a ring that empties. */
export function CountdownRing({ left, of }: { left: number; of: number }) {
  return (
    <Box aria-hidden sx={{ position: 'relative', width: 48, height: 48, flex: 'none', display: 'grid', placeItems: 'center' }}>
      <Box component="svg" viewBox="0 0 48 48" sx={{ position: 'absolute', inset: 0, fill: 'none', transform: 'rotate(-90deg)' }}>
        <Box component="circle" cx="24" cy="24" r={radius} sx={{ stroke: (theme) => theme.vars.palette.surface.sunken, strokeWidth: 4 }} />
        <Box
          component="circle"
          cx="24"
          cy="24"
          r={radius}
          strokeDasharray={around}
          strokeDashoffset={around * (1 - left / of)}
          sx={{
            stroke: (theme) => theme.vars.palette.primary.main,
            strokeWidth: 4,
            strokeLinecap: 'round',
            transition: 'stroke-dashoffset 1s linear',
            '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
          }}
        />
      </Box>
      <Typography variant="h4" component="span">
        {left}
      </Typography>
    </Box>
  )
}
