import { styled } from '@mui/material/styles'

/**
 * The rows of a list of blocks. One style sheet for all of them and plain elements inside: a document may have
 * hundreds, and a styled component for each button of each row would take seconds to draw.
 */
export const Rows = styled('ul')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  // The mat is the admin's own; without its theme the paper is darkened a little.
  const { surface } = palette as unknown as { surface?: { mat: string } }
  return {
    listStyle: 'none',
    padding: 0,
    margin: 0,
    display: 'grid',
    rowGap: theme.spacing(1.25),
    marginBottom: theme.spacing(1.25),
    '& .block': {
      border: `1px solid ${palette.divider}`,
      borderRadius: 12,
      background: palette.background.paper,
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 60px',
      minWidth: 0,
    },
    '& .block[data-open]': { borderColor: palette.primary.main, contentVisibility: 'visible', contain: 'layout style' },
    '& .block[data-dragged]': { opacity: 0.4 },
    '& .block[data-lands=above]': { boxShadow: `0 -7px 0 -4px ${palette.background.default}, 0 -8px 0 -4px ${palette.primary.main}` },
    '& .block[data-lands=below]': { boxShadow: `0 7px 0 -4px ${palette.background.default}, 0 8px 0 -4px ${palette.primary.main}` },
    '& .head': { display: 'flex', alignItems: 'center', columnGap: 4, minHeight: 58, padding: '6px 10px 6px 6px' },
    // Without a grip the picture stands as far from the edge as it would beside one.
    '& .head:not(:has(.grip))': { paddingLeft: 14 },
    '& .block[data-open] .head': { minHeight: 46 },
    '& button': {
      font: 'inherit',
      color: 'inherit',
      background: 'none',
      border: 0,
      padding: 0,
      margin: 0,
      borderRadius: 7,
      cursor: 'pointer',
    },
    '& .tool': { width: 32, height: 32, display: 'grid', placeItems: 'center', flex: 'none', color: palette.text.secondary },
    '& .tool:hover': { background: palette.action.hover },
    '& .grip': { cursor: 'grab', touchAction: 'none' },
    '& .picture': {
      width: 56,
      height: 42,
      flex: 'none',
      borderRadius: 5,
      overflow: 'hidden',
      display: 'grid',
      placeItems: 'center',
      background: surface?.mat ?? palette.action.hover,
      color: palette.text.secondary,
    },
    '& .picture img': { width: '100%', height: '100%', objectFit: 'cover' },
    '& .block[data-open] .picture': { width: 24, height: 24, background: 'none' },
    '& .block[data-open] .picture img': { display: 'none' },
    '& .name': { flex: 1, minWidth: 0, textAlign: 'left', padding: '4px 8px', display: 'block' },
    '& .kind': { ...theme.typography.body2, color: palette.text.secondary, display: 'flex', alignItems: 'center', columnGap: 6 },
    '& .block[data-open] .kind': { ...theme.typography.subtitle2, color: palette.text.primary },
    '& .words': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', ...theme.typography.body1 },
    '& .mark': {
      ...theme.typography.caption,
      fontWeight: 600,
      display: 'inline-flex',
      alignItems: 'center',
      columnGap: 4,
      padding: '0 6px',
      borderRadius: 5,
      color: palette.error.main,
      background: `color-mix(in srgb, ${palette.error.main} 10%, transparent)`,
    },
    '& .body': { padding: '0 20px 20px 34px' },
    [theme.breakpoints.down('sm')]: {
      '& .body': { padding: '0 14px 16px' },
      '& .tool': { width: 40, height: 40 },
      '& .head': { columnGap: 0, padding: '4px 4px' },
      // Its place is needed for the words; the menu copies too.
      '& .copy': { display: 'none' },
      '& .words': { whiteSpace: 'normal', display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 },
    },
  }
})
