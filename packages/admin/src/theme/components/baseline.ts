import type { Components, Theme } from '@mui/material/styles'
import { motion } from '../tokens.ts'

/** The ring of section 2: two pixels of blue, two away. Components that clear the outline put this back. */
export const focusRing = (theme: Theme) => ({ outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 })

export const baseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { WebkitFontSmoothing: 'antialiased', MozOsxFontSmoothing: 'grayscale', textRendering: 'geometricPrecision' },
      body: { backgroundColor: theme.vars.palette.background.default, fontFeatureSettings: "'tnum' 0" },
      '::selection': { backgroundColor: theme.vars.palette.primary.tint, color: theme.vars.palette.primary.ink },
      '*': { scrollbarWidth: 'thin', scrollbarColor: `${theme.vars.palette.border.field} transparent` },
      // No weight of its own: a field that draws its ring on the frame may clear it on the input.
      ':where(:focus-visible)': focusRing(theme),
      // A route change puts focus on the heading so that it is read; it is no control and shows no ring.
      ':is(h1, h2, main)[tabindex="-1"]:focus': { outline: 'none' },
      a: { color: theme.vars.palette.primary.main },
      // Browsers give controls a text rendering of their own; a button must not look set in another face than a link beside it.
      'button, input, textarea, select': { textRendering: 'inherit' },
      ':where(.lucide)': { width: 18, height: 18, strokeWidth: 1.75, flex: 'none' },
      img: { maxWidth: '100%' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          transitionProperty: 'opacity !important',
          transitionDuration: `${motion.reduced}ms !important`,
          animationDuration: `${motion.reduced}ms !important`,
          animationIterationCount: '1 !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  MuiTypography: {
    defaultProps: { variantMapping: { display: 'h1', label: 'p', prose: 'p', code: 'code', subtitle1: 'p', subtitle2: 'p' } },
  },
  MuiSvgIcon: { styleOverrides: { root: { fontSize: 18 } } },
  MuiLink: { styleOverrides: { root: { textUnderlineOffset: '0.18em', textDecorationThickness: 1, borderRadius: 2 } } },
}
