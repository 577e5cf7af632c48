// The look of Vitrine: one theme, light and dark, from the token tables of the design. Components take colour, size and radius from it.
import './fonts.css'

export { theme } from './theme.ts'
export { faces, motion, radius, size } from './tokens.ts'
