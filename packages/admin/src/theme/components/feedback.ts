import type { Components, Theme } from '@mui/material/styles'

const kinds = ['error', 'warning', 'success', 'info'] as const

export const feedback: Components<Theme> = {
  MuiTooltip: {
    defaultProps: { enterDelay: 400, enterNextDelay: 200, enterTouchDelay: 400 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.caption,
        color: theme.vars.palette.inverse.text,
        backgroundColor: theme.vars.palette.inverse.main,
        padding: '5px 8px',
        borderRadius: theme.radius.item,
        maxWidth: 320,
      }),
    },
  },
  MuiSnackbar: { defaultProps: { anchorOrigin: { vertical: 'bottom', horizontal: 'left' } } },
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        border: 0,
        borderRadius: theme.radius.card,
        color: theme.vars.palette.inverse.text,
        backgroundColor: theme.vars.palette.inverse.main,
        boxShadow: theme.vars.palette.depth.floating,
      }),
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        border: 0,
        borderRadius: theme.radius.picture,
        padding: '8px 12px',
        alignItems: 'flex-start',
        color: theme.vars.palette.text.primary,
        variants: [
          ...kinds.map((kind) => ({ props: { severity: kind }, style: { backgroundColor: theme.vars.palette[kind].tint } })),
          { props: { severity: 'info' as const }, style: { color: theme.vars.palette.primary.ink } },
        ],
      }),
      icon: ({ theme }) => ({
        padding: '1px 0',
        marginRight: 10,
        opacity: 1,
        '& .lucide': { width: 18, height: 18 },
        variants: kinds.map((kind) => ({ props: { severity: kind }, style: { '&&': { color: theme.vars.palette[kind].ink } } })),
      }),
      message: { padding: 0 },
      action: { padding: 0, marginRight: -4 },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse', variant: 'rounded' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.surface.sunken,
        borderRadius: theme.radius.tag,
        '@keyframes vitrine-breathe': { '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.6 } },
        animation: 'vitrine-breathe 1.6s ease-in-out infinite',
      }),
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({ height: 4, borderRadius: 2, backgroundColor: theme.vars.palette.surface.sunken }),
      bar: ({ theme }) => ({ borderRadius: 2, backgroundColor: theme.vars.palette.primary.main }),
    },
  },
  MuiAvatar: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 28,
        height: 28,
        fontFamily: theme.typography.fontFamily,
        fontSize: '0.6875rem',
        fontWeight: 650,
        backgroundColor: theme.vars.palette.primary.tint,
        color: theme.vars.palette.primary.ink,
      }),
    },
  },
}
