import './augmentation.ts'
import { createTheme, type Shadows } from '@mui/material/styles'
import { baseline } from './components/baseline.ts'
import { buttons } from './components/buttons.ts'
import { choices } from './components/choices.tsx'
import { feedback } from './components/feedback.ts'
import { inputs } from './components/inputs.tsx'
import { navigation } from './components/navigation.ts'
import { surfaces } from './components/surfaces.ts'
import { paletteOf } from './palette.ts'
import { dark, darkDepths, light, lightDepths, motion, radius, size } from './tokens.ts'
import { typography } from './typography.ts'

const leaving = 0.7
/** Three depths, not twenty-five; the variables let them differ between light and dark. */
const shadows = Array.from({ length: 25 }, (_unused, index) => {
  if (index === 0) return 'none'
  if (index === 1) return 'var(--mui-palette-depth-one)'
  return index < 8 ? 'var(--mui-palette-depth-two)' : 'var(--mui-palette-depth-three)'
}) as Shadows

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes: { light: { palette: paletteOf('light', light, lightDepths) }, dark: { palette: paletteOf('dark', dark, darkDepths) } },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1440 } },
  shape: { borderRadius: radius.control },
  radius,
  size,
  shadows,
  typography,
  transitions: {
    easing: { easeInOut: motion.easing, easeOut: motion.easing, easeIn: motion.easing, sharp: motion.easing },
    duration: {
      shortest: motion.press,
      shorter: motion.press,
      short: motion.menu,
      standard: motion.menu,
      complex: motion.drawer,
      enteringScreen: motion.drawer,
      leavingScreen: motion.drawer * leaving,
    },
  },
  components: { ...baseline, ...buttons, ...inputs, ...choices, ...surfaces, ...feedback, ...navigation },
})
