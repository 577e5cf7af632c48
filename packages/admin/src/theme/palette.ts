import type { PaletteOptions } from '@mui/material/styles'
import type { Depths, Tokens } from './tokens.ts'

/** The token table in the shape MUI reads; what MUI has no word for stands in groups of our own. */
export function paletteOf(mode: 'light' | 'dark', tokens: Tokens, depths: Depths): PaletteOptions {
  const onMain = mode === 'light' ? '#FFFFFF' : tokens.bg
  const blue = { main: tokens.blue, tint: tokens.tint, ink: tokens.ink, dot: tokens.blue, fill: tokens.fill, fillHover: tokens.fillHover }
  const red = { main: tokens.error, tint: tokens.errorTint, ink: tokens.error, dot: tokens.error, fill: tokens.error }
  const amber = { main: tokens.draft, tint: tokens.draftTint, ink: tokens.draft, dot: tokens.draftDot, fill: tokens.draft }
  const green = {
    main: tokens.published,
    tint: tokens.publishedTint,
    ink: tokens.published,
    dot: tokens.publishedDot,
    fill: tokens.published,
  }
  const grey = { main: tokens.text2, tint: tokens.sunken, ink: tokens.text2, dot: tokens.text3, fill: tokens.text2, fillHover: tokens.text }

  return {
    mode,
    background: { default: tokens.bg, paper: tokens.paper },
    divider: tokens.border,
    text: { primary: tokens.text, secondary: tokens.text2, tertiary: tokens.text3, disabled: tokens.text3 },
    primary: { ...blue, contrastText: onMain },
    secondary: { ...grey, contrastText: onMain },
    info: { ...blue, contrastText: onMain },
    error: { ...red, fillHover: tokens.error, contrastText: tokens.onError },
    warning: { ...amber, fillHover: tokens.draft, contrastText: onMain },
    success: { ...green, fillHover: tokens.published, contrastText: onMain },
    action: {
      active: tokens.text2,
      hover: tokens.hover,
      selected: tokens.pressed,
      focus: tokens.pressed,
      disabled: tokens.text3,
      disabledBackground: tokens.sunken,
    },
    surface: {
      raised: tokens.raised,
      sunken: tokens.sunken,
      mat: tokens.mat,
      field: mode === 'light' ? tokens.paper : tokens.sunken,
      scrim: tokens.scrim,
      drawerScrim: tokens.drawerScrim,
      pictureLine: tokens.pictureLine,
    },
    border: { field: tokens.field, control: tokens.control },
    admin: { main: tokens.admin, line: tokens.adminLine, tint: tokens.adminTint, contrastText: '#FFFFFF' },
    draft: { main: tokens.draft, tint: tokens.draftTint, dot: tokens.draftDot, contrastText: onMain },
    published: { main: tokens.published, tint: tokens.publishedTint, dot: tokens.publishedDot, contrastText: onMain },
    unlisted: { main: tokens.unlisted, tint: tokens.unlistedTint, dot: tokens.unlisted, contrastText: onMain },
    inverse: {
      main: tokens.inverse,
      text: tokens.inverseText,
      secondary: tokens.inverseText2,
      link: tokens.inverseLink,
      error: tokens.inverseError,
      warning: tokens.inverseWarning,
      success: tokens.inverseSuccess,
    },
    depth: depths,
  }
}
