import type { Components, Theme } from '@mui/material/styles'

const statuses = ['draft', 'published', 'unlisted'] as const

/** Colour never stands alone: a draft is a ring, published a disc, unlisted a half disc. */
const dotOf = (theme: Theme, status: (typeof statuses)[number]) => {
  const { dot } = theme.vars.palette[status]
  if (status === 'published') return { backgroundColor: dot }
  if (status === 'draft') return { border: `2px solid ${dot}` }
  return { border: `2px solid ${dot}`, background: `linear-gradient(90deg, ${dot} 50%, transparent 50%)` }
}

export const navigation: Components<Theme> = {
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 24,
        borderRadius: theme.radius.item,
        fontSize: '0.78125rem',
        fontWeight: 600,
        gap: 6,
        padding: '0 8px',
        color: theme.vars.palette.text.secondary,
        backgroundColor: theme.vars.palette.surface.sunken,
        '& .MuiChip-label': { padding: 0 },
        '& .MuiChip-icon': { margin: 0, width: 14, height: 14, color: 'inherit' },
        '& .MuiChip-deleteIcon': { margin: '0 -2px 0 0', width: 14, height: 14, color: 'inherit' },
        variants: [
          {
            props: { size: 'small' },
            style: { height: 20, padding: '0 6px', gap: 5, fontSize: '0.75rem', borderRadius: theme.radius.tag },
          },
          {
            props: { variant: 'outline' },
            style: { backgroundColor: 'transparent', boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}` },
          },
          {
            props: { variant: 'status' },
            style: { '&::before': { content: '""', width: 9, height: 9, flex: 'none', borderRadius: '50%', boxSizing: 'border-box' } },
          },
          {
            props: { variant: 'status', color: 'default' },
            style: { '&::before': { border: `2px solid ${theme.vars.palette.text.tertiary}` } },
          },
          ...statuses.map((status) => ({
            props: { variant: 'status' as const, color: status },
            style: {
              backgroundColor: theme.vars.palette[status].tint,
              color: theme.vars.palette[status].main,
              '&::before': dotOf(theme, status),
            },
          })),
          ...(['primary', 'error', 'warning', 'success'] as const).map((color) => ({
            props: { color },
            style: { backgroundColor: theme.vars.palette[color].tint, color: theme.vars.palette[color].ink },
          })),
          {
            props: { color: 'admin' as const },
            style: { backgroundColor: theme.vars.palette.admin.line, color: theme.vars.palette.admin.contrastText },
          },
        ],
      }),
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({ minHeight: 37, borderBottom: `1px solid ${theme.vars.palette.divider}` }),
      list: { gap: 20 },
      indicator: ({ theme }) => ({ height: 2, backgroundColor: theme.vars.palette.primary.main }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.button,
        minHeight: 37,
        minWidth: 0,
        padding: '8px 0 9px',
        gap: 6,
        flexDirection: 'row',
        color: theme.vars.palette.text.secondary,
        '&.Mui-selected': { color: theme.vars.palette.text.primary },
        '&.Mui-focusVisible': { outlineOffset: -2, borderRadius: theme.radius.tag },
      }),
    },
  },
  MuiBadge: {
    styleOverrides: {
      badge: ({ theme }) => ({
        height: 16,
        minWidth: 16,
        padding: '0 4px',
        fontSize: '0.6875rem',
        fontWeight: 650,
        backgroundColor: theme.vars.palette.primary.fill,
        color: '#fff',
      }),
    },
  },
  MuiPagination: { defaultProps: { shape: 'rounded' } },
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.button,
        fontFeatureSettings: "'tnum' 1",
        height: 28,
        minWidth: 28,
        margin: '0 1px',
        padding: '0 4px',
        borderRadius: theme.radius.item,
        '& .lucide': { width: 18, height: 18 },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: theme.vars.palette.primary.tint, color: theme.vars.palette.primary.ink },
        '&.Mui-disabled': { opacity: 1, color: theme.vars.palette.border.control },
        [theme.breakpoints.down('sm')]: { height: 40, minWidth: 40 },
      }),
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 32,
        padding: '0 10px',
        gap: 10,
        borderRadius: theme.radius.control,
        color: theme.vars.palette.text.secondary,
        '& .MuiSvgIcon-root, & .lucide': { width: 18, height: 18, flex: 'none', color: theme.vars.palette.text.tertiary },
        '&:hover': { backgroundColor: theme.vars.palette.action.hover, color: theme.vars.palette.text.primary },
        '&.Mui-focusVisible': { backgroundColor: 'transparent' },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          backgroundColor: theme.vars.palette.primary.tint,
          color: theme.vars.palette.primary.ink,
          fontWeight: 620,
          '& .MuiSvgIcon-root, & .lucide': { color: 'inherit' },
        },
        // The frame of the administration carries this attribute; only the frame is red.
        '[data-area="admin"] &.Mui-selected': { backgroundColor: theme.vars.palette.admin.tint, color: theme.vars.palette.admin.main },
        [theme.breakpoints.down('sm')]: { minHeight: 40 },
      }),
    },
  },
  MuiListItemText: { styleOverrides: { root: { margin: 0 }, primary: { font: 'inherit', letterSpacing: 'inherit' } } },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 0, color: 'inherit' } } },
}
