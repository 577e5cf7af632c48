import type { Components, Theme } from '@mui/material/styles'
import { motion } from '../tokens.ts'
import { focusRing } from './baseline.ts'

const swift = `background-color ${motion.press}ms ${motion.easing}, color ${motion.press}ms ${motion.easing}, border-color ${motion.press}ms ${motion.easing}`

export const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible, &:focus-visible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.button,
        minWidth: 0,
        height: theme.size.control,
        padding: '0 12px',
        gap: 7,
        borderRadius: theme.radius.control,
        whiteSpace: 'nowrap',
        flex: 'none',
        transition: swift,
        '&:hover': { backgroundColor: theme.vars.palette.action.hover },
        '&:active': { backgroundColor: theme.vars.palette.action.selected },
        '&.Mui-disabled': {
          backgroundColor: theme.vars.palette.surface.sunken,
          color: theme.vars.palette.text.tertiary,
          borderColor: 'transparent',
        },
        '& .lucide': { width: 16, height: 16, flex: 'none' },
        [theme.breakpoints.down('sm')]: { height: theme.size.touch, padding: '0 16px' },
        variants: [
          {
            props: { size: 'small' },
            style: {
              height: theme.size.small,
              padding: '0 9px',
              fontSize: '0.8125rem',
              borderRadius: theme.radius.item,
              [theme.breakpoints.down('sm')]: { height: 36 },
            },
          },
          {
            props: { size: 'large' },
            style: { height: theme.size.large, padding: '0 18px', fontSize: '0.90625rem', borderRadius: theme.radius.picture },
          },
          {
            props: { variant: 'outlined' },
            style: {
              borderColor: `color-mix(in srgb, ${theme.vars.palette.border.field} 55%, ${theme.vars.palette.divider})`,
              backgroundColor: theme.vars.palette.background.paper,
              '&:hover': {
                backgroundColor: `color-mix(in srgb, ${theme.vars.palette.text.primary} 4.5%, ${theme.vars.palette.background.paper})`,
              },
              '&:active': {
                backgroundColor: `color-mix(in srgb, ${theme.vars.palette.text.primary} 8%, ${theme.vars.palette.background.paper})`,
              },
            },
          },
          {
            props: { variant: 'contained', color: 'primary' },
            style: {
              backgroundColor: theme.vars.palette.primary.fill,
              color: '#fff',
              '&:hover, &:active': { backgroundColor: theme.vars.palette.primary.fillHover },
            },
          },
          {
            props: { variant: 'contained', color: 'error' },
            style: {
              backgroundColor: theme.vars.palette.error.main,
              color: theme.vars.palette.error.contrastText,
              '&:hover, &:active': {
                backgroundColor: `color-mix(in srgb, ${theme.vars.palette.error.main} 88%, ${theme.vars.palette.text.primary})`,
              },
            },
          },
          { props: { variant: 'text', color: 'inherit' }, style: { color: theme.vars.palette.text.primary } },
          { props: { variant: 'outlined', color: 'inherit' }, style: { color: theme.vars.palette.text.primary } },
          { props: { variant: 'text', color: 'primary' }, style: { color: theme.vars.palette.primary.main } },
          { props: { variant: 'text', color: 'error' }, style: { color: theme.vars.palette.error.main } },
        ],
      }),
      startIcon: { margin: 0, '& > *:nth-of-type(1)': { fontSize: 16 } },
      endIcon: { margin: 0, '& .lucide': { width: 14, height: 14 }, '& > *:nth-of-type(1)': { fontSize: 16 } },
    },
  },
  MuiButtonGroup: {
    defaultProps: { disableElevation: true, disableRipple: true },
    styleOverrides: {
      root: {
        '& .MuiButton-contained + .MuiButton-contained': { width: 30, padding: 0, boxShadow: 'inset 1px 0 0 rgba(255, 255, 255, 0.28)' },
        '& .MuiButtonGroup-firstButton, & .MuiButtonGroup-middleButton': { borderRightColor: 'transparent' },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: theme.size.control,
        height: theme.size.control,
        padding: 0,
        flex: 'none',
        borderRadius: theme.radius.control,
        color: theme.vars.palette.text.secondary,
        fontSize: 18,
        transition: swift,
        '&:hover': { backgroundColor: theme.vars.palette.action.hover },
        '&:active': { backgroundColor: theme.vars.palette.action.selected },
        '&[aria-pressed="true"]': { backgroundColor: theme.vars.palette.primary.tint, color: theme.vars.palette.primary.ink },
        '&.Mui-disabled': { color: theme.vars.palette.text.tertiary },
        '& .lucide': { width: 18, height: 18 },
        [theme.breakpoints.down('sm')]: { width: theme.size.touch, height: theme.size.touch },
        variants: [
          {
            props: { size: 'small' },
            style: {
              width: theme.size.small,
              height: theme.size.small,
              borderRadius: theme.radius.item,
              '& .lucide': { width: 16, height: 16 },
              [theme.breakpoints.down('sm')]: { width: 36, height: 36 },
            },
          },
          { props: { color: 'error' }, style: { color: theme.vars.palette.error.main } },
          { props: { color: 'inherit' }, style: { color: 'inherit' } },
        ],
      }),
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.surface.sunken,
        borderRadius: theme.radius.control,
        padding: 2,
        gap: 2,
        flex: 'none',
      }),
      grouped: { margin: 0, border: 0, '&&': { borderRadius: 5, marginLeft: 0 } },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.button,
        fontSize: '0.8125rem',
        height: 28,
        minWidth: 32,
        padding: '0 9px',
        gap: 6,
        border: 0,
        color: theme.vars.palette.text.secondary,
        transition: swift,
        '& .lucide': { width: 18, height: 18 },
        '&:hover': { backgroundColor: theme.vars.palette.action.hover },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.surface.raised,
          color: theme.vars.palette.text.primary,
          boxShadow: `${theme.vars.palette.depth.one}, 0 0 0 1px ${theme.vars.palette.divider}`,
        },
        ...theme.applyStyles('dark', {
          '&.Mui-selected, &.Mui-selected:hover': { boxShadow: `0 0 0 1px ${theme.vars.palette.divider}` },
        }),
        [theme.breakpoints.down('sm')]: { height: 36, minWidth: 40 },
      }),
    },
  },
}
