import type { Components, Theme } from '@mui/material/styles'
import { ChevronDown, X } from 'lucide-react'
import { motion } from '../tokens.ts'

const halo = (colour: string) => `0 0 0 3px color-mix(in srgb, ${colour} 18%, transparent)`

export const inputs: Components<Theme> = {
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
  MuiInputLabel: {
    // Labels stand above the field, always: a floating label hides itself when it is needed.
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.subtitle2,
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 5,
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        color: theme.vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: theme.vars.palette.text.primary },
      }),
      asterisk: ({ theme }) => ({ color: theme.vars.palette.error.main }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.subtitle2,
        color: theme.vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiInputBase: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.body1 }),
      input: ({ theme }) => ({
        '&::placeholder': { color: theme.vars.palette.text.tertiary, opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: 'currentcolor' },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: theme.size.field,
        borderRadius: theme.radius.control,
        backgroundColor: theme.vars.palette.surface.field,
        transition: `box-shadow ${motion.press}ms ${motion.easing}`,
        '& .lucide': { width: 18, height: 18, flex: 'none', color: theme.vars.palette.text.secondary },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.tertiary },
        '&.Mui-focused': { boxShadow: halo(theme.vars.palette.primary.main) },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.primary.main, borderWidth: 2 },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.error.main, borderWidth: 2 },
        '&.Mui-error.Mui-focused': { boxShadow: halo(theme.vars.palette.error.main) },
        '&.Mui-disabled, &:has(> input[readonly]:not([role]))': {
          backgroundColor: theme.vars.palette.surface.sunken,
          color: theme.vars.palette.text.secondary,
        },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline, &:has(> input[readonly]:not([role])):not(.Mui-focused) .MuiOutlinedInput-notchedOutline':
          {
            borderColor: theme.vars.palette.divider,
          },
        [theme.breakpoints.down('sm')]: { minHeight: theme.size.touch },
        variants: [{ props: { multiline: true }, style: { padding: 0 } }],
      }),
      input: ({ theme }) => ({
        height: 20,
        padding: '6px 10px',
        borderRadius: theme.radius.control,
        '&.MuiInputBase-inputMultiline': { padding: '6px 10px', minHeight: 20 },
        '&.MuiInputBase-inputAdornedStart': { paddingLeft: 8 },
        '&.MuiInputBase-inputAdornedEnd': { paddingRight: 8 },
      }),
      notchedOutline: ({ theme }) => ({ top: 0, borderColor: theme.vars.palette.border.field, '& legend': { display: 'none' } }),
      adornedStart: { paddingLeft: 10 },
      adornedEnd: { paddingRight: 8 },
    },
  },
  MuiInputAdornment: { styleOverrides: { root: { margin: 0, maxHeight: 'none' } } },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: '5px 0 0',
        fontSize: '0.78125rem',
        lineHeight: '1.0625rem',
        letterSpacing: 0,
        color: theme.vars.palette.text.tertiary,
        '&.Mui-error': { color: theme.vars.palette.error.main },
      }),
    },
  },
  MuiSelect: {
    defaultProps: { IconComponent: ChevronDown },
    styleOverrides: {
      icon: ({ theme }) => ({ right: 10, top: 'calc(50% - 8px)', width: 16, height: 16, color: theme.vars.palette.text.primary }),
      select: { '&&': { paddingRight: 34, minHeight: 20 } },
    },
  },
  MuiAutocomplete: {
    defaultProps: { popupIcon: <ChevronDown aria-hidden />, clearIcon: <X aria-hidden /> },
    styleOverrides: {
      // As tall as every other field, and its text as far in. Written from the root, since «&» in the input's own place
      // is both classes, and no number of them weighs more than Material's rules for small fields.
      root: ({ theme }) => ({
        '& .MuiAutocomplete-inputRoot.MuiOutlinedInput-root.MuiInputBase-root': {
          padding: '0 34px 0 0',
          [theme.breakpoints.down('sm')]: { paddingRight: theme.size.touch },
          flexWrap: 'wrap',
          gap: 4,
          '&.MuiInputBase-adornedStart': { paddingLeft: 6 },
          '& .MuiAutocomplete-input': { padding: '6px 0 6px 10px' },
          '&.MuiInputBase-adornedStart .MuiAutocomplete-input': { paddingLeft: 4 },
          // A finger needs more room than the mark; the mark stands where that of a select does.
          '& .MuiAutocomplete-endAdornment': { [theme.breakpoints.down('sm')]: { right: -2 } },
        },
        '&.MuiAutocomplete-hasClearIcon .MuiAutocomplete-inputRoot.MuiOutlinedInput-root.MuiInputBase-root': {
          paddingRight: 58,
          [theme.breakpoints.down('sm')]: { paddingRight: 2 * theme.size.touch },
        },
      }),
      popupIndicator: { width: 24, height: 24 },
      clearIndicator: { width: 24, height: 24 },
      paper: ({ theme }) => ({
        marginTop: 4,
        border: 0,
        borderRadius: theme.radius.card,
        backgroundColor: theme.vars.palette.surface.raised,
        boxShadow: theme.vars.palette.depth.two,
      }),
      listbox: { padding: 5 },
      option: ({ theme }) => ({
        '&&': { minHeight: 34, padding: '4px 10px', borderRadius: theme.radius.item },
        '&&.Mui-focused': { backgroundColor: theme.vars.palette.action.hover },
        '&&[aria-selected="true"]': { backgroundColor: theme.vars.palette.primary.tint, color: theme.vars.palette.primary.ink },
      }),
      tag: { margin: '3px 0 3px 4px' },
      noOptions: ({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.tertiary }),
    },
  },
}
