import type { Components, Theme } from '@mui/material/styles'
import { Check, Minus } from 'lucide-react'
import { motion } from '../tokens.ts'

const box = <span className="vitrine-box" />
const ticked = (
  <span className="vitrine-box vitrine-box-on">
    <Check aria-hidden />
  </span>
)
const partly = (
  <span className="vitrine-box vitrine-box-on">
    <Minus aria-hidden />
  </span>
)

const edge = (theme: Theme) => ({
  width: 18,
  height: 18,
  display: 'grid',
  placeItems: 'center',
  border: `1.5px solid ${theme.vars.palette.border.field}`,
  backgroundColor: theme.vars.palette.surface.field,
  color: '#fff',
  transition: `background-color ${motion.press}ms ${motion.easing}`,
})

/** The focus ring belongs to the drawn box, not to the larger hit area around it. */
const ringOn = (theme: Theme, part: string) => ({
  '&.Mui-focusVisible, &:focus-visible, &:has(input:focus-visible)': { outline: 'none' },
  [`&:has(input:focus-visible) ${part}`]: { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
})

export const choices: Components<Theme> = {
  MuiCheckbox: {
    defaultProps: { icon: box, checkedIcon: ticked, indeterminateIcon: partly },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 7,
        '&:hover': { backgroundColor: 'transparent' },
        '& .vitrine-box': { ...edge(theme), borderRadius: theme.radius.tag },
        '& .vitrine-box-on': { backgroundColor: theme.vars.palette.primary.fill, borderColor: theme.vars.palette.primary.fill },
        '&.Mui-disabled .vitrine-box': { backgroundColor: theme.vars.palette.surface.sunken, color: theme.vars.palette.text.tertiary },
        '& .lucide': { width: 13, height: 13, strokeWidth: 3 },
        ...ringOn(theme, '.vitrine-box'),
        [theme.breakpoints.down('sm')]: { padding: 11 },
      }),
    },
  },
  MuiRadio: {
    defaultProps: { icon: <span className="vitrine-disc" />, checkedIcon: <span className="vitrine-disc vitrine-disc-on" /> },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 7,
        '&:hover': { backgroundColor: 'transparent' },
        '& .vitrine-disc': { ...edge(theme), borderRadius: '50%' },
        '& .vitrine-disc-on': { border: `5.5px solid ${theme.vars.palette.primary.fill}`, backgroundColor: '#fff' },
        '&.Mui-disabled .vitrine-disc': { backgroundColor: theme.vars.palette.surface.sunken },
        '&.Mui-disabled .vitrine-disc-on': {
          borderColor: theme.vars.palette.text.tertiary,
          backgroundColor: theme.vars.palette.surface.field,
        },
        ...ringOn(theme, '.vitrine-disc'),
        [theme.breakpoints.down('sm')]: { padding: 11 },
      }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 32, height: 18, padding: 0, margin: 7, overflow: 'visible', flex: 'none' },
      switchBase: ({ theme }) => ({
        padding: 2,
        color: '#fff',
        transitionDuration: `${motion.press}ms`,
        '&:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked': { transform: 'translateX(14px)', color: '#fff' },
        '&.Mui-checked + .MuiSwitch-track': { backgroundColor: theme.vars.palette.primary.fill, opacity: 1 },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 1, backgroundColor: theme.vars.palette.divider },
        '&.Mui-focusVisible, &:has(input:focus-visible)': { outline: 'none' },
        '&:has(input:focus-visible) + .MuiSwitch-track': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      }),
      thumb: { width: 14, height: 14, boxShadow: 'none' },
      track: ({ theme }) => ({ borderRadius: 9, opacity: 1, backgroundColor: theme.vars.palette.border.field }),
    },
  },
  MuiFormControlLabel: { styleOverrides: { root: { marginLeft: -7 }, label: { fontSize: '0.84375rem', lineHeight: '1.25rem' } } },
}
