import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { TimeSince } from '#ui/time-since'
import type { ListItem } from './item.ts'
import { chooseByKey, walkRows } from './keyboard.ts'
import { GridPicture } from './picture.tsx'
import { DeletedMark, followRow, RowLink } from './row-cells.tsx'
import { RowCheck } from './row-check.tsx'
import { RowMenu } from './row-menu.tsx'
import type { RowsProps } from './rows.tsx'

const onPicture = {
  position: 'absolute',
  top: 8,
  zIndex: 1,
  '& .MuiIconButton-root, & .MuiCheckbox-root': {
    width: 28,
    height: 28,
    p: '5px',
    bgcolor: 'surface.raised',
    '&:hover': { bgcolor: 'surface.raised' },
  },
  // Under a mouse it comes with hover or focus; fingers have no hover, so there it stays.
  '@media (hover: hover)': { opacity: 0, '&:focus-within, &:has([aria-expanded="true"])': { opacity: 1 } },
} as const

/** The same things as pictures with their labels: title, one line of origin, state. [LIST-01] Each is 262 wide. */
export function Tiles<Item extends ListItem>({ label, items, columns, picture, rowActions, selection, stale }: RowsProps<Item>) {
  const summary = columns.filter(({ inSummary, inTiles }) => inSummary || inTiles)
  return (
    <Box
      component="ul"
      aria-label={label}
      aria-busy={stale || undefined}
      onKeyDown={(event) => walkRows(event.currentTarget, event.key, true) && event.preventDefault()}
      sx={{
        listStyle: 'none',
        m: 0,
        px: { xs: 2, sm: 3.5 },
        pt: 0.75,
        pb: 4,
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, 262px)' },
        justifyContent: 'space-between',
        gap: { xs: '20px 12px', sm: '28px 20px' },
        '& [data-picture]': { opacity: stale ? 0.6 : 1, transition: 'opacity 120ms' },
      }}
    >
      {items.map((item) => {
        const actions = rowActions?.(item) ?? []
        const isChosen = selection?.chosen.has(item.key) ?? false
        return (
          <Box
            key={item.key}
            component="li"
            onClick={followRow}
            onKeyDown={(event) => selection && chooseByKey(event, () => selection.choose(item, !isChosen))}
            sx={{
              position: 'relative',
              minWidth: 0,
              borderRadius: '8px',
              ...(item.to && !item.deletedAt && { cursor: 'pointer' }),
              ...(isChosen && { '& [data-picture]': { opacity: 0.66 } }),
              ...(item.deletedAt && { '& [data-picture]': { opacity: 0.5, filter: 'grayscale(1)' } }),
              '@media (hover: hover)': { '&:hover .vitrine-tile-control': { opacity: 1 } },
            }}
          >
            <GridPicture item={item} kind={picture} />
            <Box sx={{ pt: 1, px: 0.25, minWidth: 0 }}>
              <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1 }}>
                <RowLink item={item} large />
                {item.chipContent && <Chip size="small" label={item.chipContent} sx={{ flex: 'none', maxWidth: '45%' }} />}
              </Box>
              {(item.subTitle || item.infoText) && (
                <Typography variant="caption" component="div" noWrap title={[item.subTitle, item.infoText].filter(Boolean).join(' · ')}>
                  {[item.subTitle, item.infoText].filter(Boolean).join(' · ')}
                </Typography>
              )}
              <Box
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  flexWrap: 'wrap',
                  justifyContent: 'space-between',
                  gap: 1,
                  mt: 0.5,
                  minHeight: 20,
                }}
              >
                {item.deletedAt && <DeletedMark />}
                {summary.map((column) => (
                  <span key={column.id}>{column.cell(item)}</span>
                ))}
                {!summary.length && !item.chipContent && !item.deletedAt && item.updatedAt && (
                  <Typography variant="caption">
                    <TimeSince value={item.updatedAt} />
                  </Typography>
                )}
              </Box>
            </Box>
            {selection && (
              <Box
                className="vitrine-tile-control"
                sx={{ ...onPicture, left: 16, ...(selection.chosen.size > 0 && { '@media (hover: hover)': { opacity: 1 } }) }}
              >
                <RowCheck selection={selection} item={item} />
              </Box>
            )}
            {actions.length > 0 && (
              <Box className="vitrine-tile-control" sx={{ ...onPicture, right: 8 }}>
                <RowMenu title={item.title} actions={actions} />
              </Box>
            )}
          </Box>
        )
      })}
    </Box>
  )
}
