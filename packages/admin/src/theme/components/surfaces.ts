import type { Components, Theme } from '@mui/material/styles'

const floating = (theme: Theme) => ({
  border: 0,
  borderRadius: theme.radius.card,
  backgroundColor: theme.vars.palette.surface.raised,
  boxShadow: theme.vars.palette.depth.two,
})

export const surfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundImage: 'none',
        variants: [{ props: { elevation: 0 }, style: { border: `1px solid ${theme.vars.palette.divider}` } }],
      }),
      rounded: ({ theme }) => ({ borderRadius: theme.radius.card }),
    },
  },
  MuiCard: { styleOverrides: { root: ({ theme }) => ({ borderRadius: theme.radius.section }) } },
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: false },
    styleOverrides: {
      root: ({ theme }) => ({
        '&&': { borderRadius: theme.radius.section },
        '&::before': { display: 'none' },
        '& + &': { marginTop: 10 },
      }),
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.h4, minHeight: 48, padding: '0 16px 0 14px', flexDirection: 'row-reverse', gap: 10 }),
      content: { margin: 0 },
      expandIconWrapper: ({ theme }) => ({
        color: theme.vars.palette.text.secondary,
        transform: 'rotate(-90deg)',
        '&.Mui-expanded': { transform: 'none' },
      }),
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: '4px 20px 20px' } } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: 0,
        borderRadius: theme.radius.dialog,
        boxShadow: theme.vars.palette.depth.three,
        [theme.breakpoints.down('sm')]: { '&.MuiDialog-paperFullScreen': { borderRadius: 0 } },
      }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h2, padding: '20px 24px 10px' }) } },
  MuiDialogContent: { styleOverrides: { root: { padding: '0 24px 20px' } } },
  MuiDialogContentText: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.body1, color: theme.vars.palette.text.secondary }) },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({ padding: '12px 20px', gap: 8, borderTop: `1px solid ${theme.vars.palette.divider}` }),
      spacing: { '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: 0,
        borderRadius: 0,
        variants: [{ props: { variant: 'temporary' }, style: { boxShadow: theme.vars.palette.depth.three } }],
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({
        variants: [
          { props: { invisible: false }, style: { backgroundColor: theme.vars.palette.surface.scrim } },
          { props: { invisible: true }, style: { backgroundColor: 'transparent' } },
        ],
      }),
    },
  },
  MuiPopover: { styleOverrides: { paper: ({ theme }) => ({ ...floating(theme), padding: 5 }) } },
  MuiMenu: {
    defaultProps: { slotProps: { list: { disablePadding: true } } },
    styleOverrides: { paper: ({ theme }) => ({ ...floating(theme), marginTop: 4, padding: 5, minWidth: 180 }), list: { padding: 0 } },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: '0.84375rem',
        lineHeight: '1.25rem',
        padding: '4px 10px',
        gap: 10,
        borderRadius: theme.radius.item,
        '& .lucide, & .MuiSvgIcon-root': { width: 18, height: 18, flex: 'none', color: theme.vars.palette.text.secondary },
        '&:hover, &.Mui-focusVisible': { backgroundColor: theme.vars.palette.action.hover },
        '&.Mui-focusVisible': { outlineOffset: -2 },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: theme.vars.palette.primary.tint, color: theme.vars.palette.primary.ink },
        '&.Mui-selected .lucide': { color: theme.vars.palette.primary.ink },
        '&.Mui-disabled': { opacity: 1, color: theme.vars.palette.text.tertiary },
        minHeight: 44,
        [theme.breakpoints.up('sm')]: { minHeight: 34 },
      }),
    },
  },
  MuiDivider: {
    styleOverrides: { root: ({ theme }) => ({ 'li&, [role="menu"] > &': { margin: '5px 0', borderColor: theme.vars.palette.divider } }) },
  },
}
