import type { TypographyStyle } from '@mui/material/styles'
import type {} from '@mui/material/themeCssVarsAugmentation'
import type { radius, size } from './tokens.ts'

type Status = { main: string; tint: string; dot: string; contrastText: string }
type OwnGroups = {
  surface: { raised: string; sunken: string; mat: string; field: string; scrim: string; drawerScrim: string; pictureLine: string }
  border: { field: string; control: string }
  admin: { main: string; line: string; tint: string; contrastText: string }
  draft: Status
  published: Status
  unlisted: Status
  inverse: { main: string; text: string; secondary: string; link: string; error: string; warning: string; success: string }
  depth: { one: string; two: string; three: string; floating: string }
}
type OwnVariants = {
  display: TypographyStyle
  label: TypographyStyle
  prose: TypographyStyle
  code: TypographyStyle
}
type OwnShades = { tint: string; ink: string; dot: string; fill: string; fillHover: string }

declare module '@mui/material/styles' {
  interface Palette extends OwnGroups {}
  interface PaletteOptions extends OwnGroups {}
  interface PaletteColor extends OwnShades {}
  interface SimplePaletteColorOptions extends Partial<OwnShades> {}
  interface TypeText {
    tertiary: string
  }
  interface TypographyVariants extends OwnVariants {}
  interface TypographyVariantsOptions extends OwnVariants {}
  interface Theme {
    radius: typeof radius
    size: typeof size
  }
  interface ThemeOptions {
    radius: typeof radius
    size: typeof size
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true
    label: true
    prose: true
    code: true
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides {
    status: true
    outline: true
  }
  interface ChipPropsColorOverrides {
    draft: true
    published: true
    unlisted: true
    admin: true
  }
}
