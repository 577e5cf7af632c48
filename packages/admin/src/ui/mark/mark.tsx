import Box from '@mui/material/Box'

export type MarkColour = 'blue' | 'red'
type Props = { colour?: MarkColour; size?: number; label?: string }

const glass = 'M4.25 20.25V6.75a4 4 0 0 1 4-4h7.5a4 4 0 0 1 4 4v13.5'
const cup = 'M8 8.25h8L12.9 16.4a.96.96 0 0 1-1.8 0Z'
const word =
  'M35.09 18.2 30.76 5.9H33.51L36.86 16.59H36.6L39.94 5.9H42.69L38.37 18.2ZM43.83 18.2V8.97H46.29V18.2ZM45.06 7.84Q44.32 7.84 43.86 7.38Q43.41 6.93 43.41 6.19Q43.41 5.44 43.86 4.99Q44.32 4.54 45.06 4.54Q45.81 4.54 46.26 4.99Q46.71 5.44 46.71 6.19Q46.71 6.93 46.26 7.38Q45.81 7.84 45.06 7.84ZM50.97 18.2Q49.97 18.2 49.44 17.71Q48.9 17.22 48.9 16.31V10.79H47.57V8.97H48.9V7.15L51.36 6.56V8.97H53.07V10.79H51.36V15.91Q51.36 16.2 51.44 16.29Q51.52 16.39 51.78 16.39H53.19V18.2ZM54.64 18.2V8.97H57.01V11.04L56.91 10.77Q57.35 9.75 58.15 9.25Q58.94 8.75 59.88 8.75Q60.14 8.75 60.41 8.79Q60.68 8.83 60.95 8.94L60.75 11.05Q60.2 10.89 59.69 10.89Q59.28 10.89 58.83 11.03Q58.38 11.18 57.98 11.54Q57.59 11.9 57.35 12.56Q57.1 13.23 57.1 14.26V18.2ZM62.24 18.2V8.97H64.7V18.2ZM63.47 7.84Q62.72 7.84 62.27 7.38Q61.82 6.93 61.82 6.19Q61.82 5.44 62.27 4.99Q62.72 4.54 63.47 4.54Q64.21 4.54 64.66 4.99Q65.11 5.44 65.11 6.19Q65.11 6.93 64.66 7.38Q64.21 7.84 63.47 7.84ZM66.8 18.2V8.97H69.17V11.1L69.11 10.72Q69.53 9.81 70.3 9.28Q71.07 8.75 72.16 8.75Q73.23 8.75 73.92 9.23Q74.61 9.72 74.94 10.58Q75.28 11.43 75.28 12.56V18.2H72.82V12.72Q72.82 11.73 72.48 11.17Q72.15 10.62 71.33 10.62Q70.36 10.62 69.81 11.43Q69.26 12.25 69.26 13.92V18.2ZM81.37 18.42Q80.01 18.42 78.94 17.83Q77.87 17.24 77.25 16.15Q76.63 15.06 76.63 13.58Q76.63 12.1 77.24 11.02Q77.85 9.93 78.91 9.34Q79.98 8.75 81.35 8.75Q82.11 8.75 82.89 8.98Q83.66 9.21 84.32 9.8Q84.97 10.39 85.37 11.43Q85.77 12.47 85.77 14.08H78.21V12.66H83.58L83.3 13.11Q83.23 12.17 82.95 11.59Q82.68 11.01 82.24 10.75Q81.81 10.49 81.28 10.49Q80.59 10.49 80.13 10.88Q79.67 11.26 79.44 11.96Q79.2 12.66 79.2 13.59Q79.2 14.98 79.73 15.79Q80.27 16.59 81.35 16.59Q82.06 16.59 82.57 16.23Q83.08 15.86 83.35 15.12L85.59 15.7Q85.26 16.64 84.61 17.24Q83.96 17.84 83.12 18.13Q82.27 18.42 81.37 18.42Z'

const colourOf = (colour: MarkColour) => (colour === 'red' ? 'admin.main' : 'primary.main')
const named = (label?: string) => (label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })

const strokes = (
  <>
    <path d={glass} fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" />
    <path d={cup} fill="currentColor" />
    <path d="M2.5 20.75h19" stroke="currentColor" strokeWidth="2.3" strokeLinecap="round" />
  </>
)

/** Glass, plinth, and a cup that is also the V. Decoration unless it is given a name. */
export function Mark({ colour = 'blue', size = 24, label }: Props) {
  return (
    <Box
      component="svg"
      viewBox="0 0 24 24"
      {...named(label)}
      sx={{ width: size, height: size, flex: 'none', display: 'block', color: colourOf(colour) }}
    >
      {strokes}
    </Box>
  )
}

export function Wordmark({ colour = 'blue', size = 24, label }: Props) {
  return (
    <Box
      component="svg"
      viewBox="0 0 88 24"
      {...named(label)}
      sx={{ height: size, width: (size * 88) / 24, flex: 'none', display: 'block', color: colourOf(colour) }}
    >
      {strokes}
      <Box component="path" d={word} sx={{ fill: (theme) => theme.vars.palette.text.primary }} />
    </Box>
  )
}
