import type { ThemeOptions } from '@mui/material/styles'
import { faces } from './tokens.ts'

const rem = (px: number) => `${px / 16}rem`
const museum = (px: number, line: number, tracking: number, weight = 500) => ({
  fontFamily: faces.museum,
  fontSize: rem(px),
  lineHeight: rem(line),
  fontWeight: weight,
  letterSpacing: `${tracking}em`,
})
const tool = (px: number, line: number, weight = 400, tracking = 0) => ({
  fontFamily: faces.tool,
  fontSize: rem(px),
  lineHeight: rem(line),
  fontWeight: weight,
  letterSpacing: `${tracking}em`,
  textTransform: 'none' as const,
})
const tertiary = 'var(--mui-palette-text-tertiary)'
const phone = '@media (max-width:599.95px)'

/** Sizes are rem so that a person's own text size counts; the pixels are those at 16. */
export const typography: NonNullable<ThemeOptions['typography']> = {
  fontFamily: faces.tool,
  fontSize: 14,
  fontWeightRegular: 400,
  fontWeightMedium: 600,
  fontWeightBold: 650,
  display: { ...museum(32, 38, -0.012), [phone]: { fontSize: rem(26), lineHeight: rem(32) } },
  h1: { ...museum(28, 34, -0.012), [phone]: { fontSize: rem(26), lineHeight: rem(32) } },
  h2: museum(22, 28, -0.01),
  h3: museum(19, 24, -0.008),
  h4: tool(15, 22, 650),
  h5: tool(14, 20, 650),
  h6: tool(13, 18, 650),
  label: museum(17, 22, -0.005),
  prose: museum(16.5, 25, 0, 400),
  subtitle1: tool(14.5, 20, 600, -0.003),
  subtitle2: tool(13, 18, 600),
  body1: tool(14, 20, 400, -0.003),
  body2: tool(13, 18),
  caption: { ...tool(12, 16), color: tertiary },
  overline: { ...tool(12, 16, 600), color: tertiary },
  button: tool(13.5, 20, 600),
  code: { fontFamily: faces.code, fontSize: rem(12.5), lineHeight: rem(20), letterSpacing: 0 },
}
