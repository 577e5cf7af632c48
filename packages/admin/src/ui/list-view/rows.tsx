import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Spoken } from '#ui/spoken'
import type { ListColumn, ListItem, PictureKind, RowAction } from './item.ts'
import { chooseByKey, walkRows } from './keyboard.ts'
import { RowPicture } from './picture.tsx'
import { Changed, followRow, TitleCell } from './row-cells.tsx'
import { PageCheck, RowCheck } from './row-check.tsx'
import { RowMenu } from './row-menu.tsx'
import type { Selection } from './use-selection.ts'

export type RowsProps<Item extends ListItem> = {
  label: string
  items: Item[]
  columns: ListColumn<Item>[]
  picture: PictureKind
  titleLabel: string
  rowActions?: (item: Item) => RowAction[]
  selection?: Selection<Item>
  /** Old rows that stay until the new ones come. */
  stale: boolean
  phone: boolean
}

const pictureTrack = { thumbnail: '60px', person: '36px', none: '' }

const cellFrom = (from?: 'sm' | 'md' | 'lg') => ({ minWidth: 0, display: from ? { xs: 'none', [from]: 'block' } : 'block' })

/** A row that goes takes the focus with it: the one that comes in its place gets it. */
function useFocusAfterRow(items: ListItem[]) {
  const table = useRef<HTMLDivElement>(null)
  const focused = useRef<{ key: ListItem['key']; index: number }>(undefined)
  useEffect(() => {
    const { key, index } = focused.current ?? {}
    if (index === undefined || items.some((item) => item.key === key)) return
    focused.current = undefined
    if (document.activeElement !== document.body) return
    const links = table.current?.querySelectorAll<HTMLElement>('[data-row-link]')
    links?.[Math.min(index, links.length - 1)]?.focus()
  }, [items])
  return { table, onFocus: (key: ListItem['key'], index: number) => (focused.current = { key, index }) }
}

export function Rows<Item extends ListItem>(props: RowsProps<Item>) {
  const { label, items, columns, picture, titleLabel, rowActions, selection, stale, phone } = props
  const { t } = useTranslation()
  const { table, onFocus } = useFocusAfterRow(items)
  const shown = phone ? [] : columns
  const checkTrack = selection && '28px'
  const menuTrack = items.some(({ deletedAt }) => deletedAt) && !phone ? '76px' : '40px'
  const changed = !phone && items.some(({ updatedAt, updatedBy }) => updatedAt || updatedBy)
  const menus = Boolean(rowActions)
  const tracksFor = (size: 'sm' | 'md' | 'lg') => {
    const visible = shown.filter(({ from = 'sm' }) => ['sm', 'md', 'lg'].indexOf(from) <= ['sm', 'md', 'lg'].indexOf(size))
    return [
      checkTrack,
      pictureTrack[picture],
      'minmax(0, 1fr)',
      ...visible.map(({ width }) => width),
      changed && '190px',
      menus && menuTrack,
    ]
      .filter(Boolean)
      .join(' ')
  }
  const grid = {
    display: 'grid',
    alignItems: 'center',
    columnGap: { xs: 1.5, sm: 1.75 },
    px: { xs: 2, sm: 3.5 },
    gridTemplateColumns: {
      xs: [checkTrack, picture === 'thumbnail' ? '64px' : pictureTrack[picture], 'minmax(0, 1fr)', menus && menuTrack]
        .filter(Boolean)
        .join(' '),
      sm: tracksFor('sm'),
      md: tracksFor('md'),
      lg: tracksFor('lg'),
    },
  } as const

  return (
    <Box
      ref={table}
      role="table"
      aria-label={label}
      aria-busy={stale || undefined}
      onKeyDown={(event) => walkRows(event.currentTarget, event.key, false) && event.preventDefault()}
      sx={{ '& [data-picture], & .MuiAvatar-root': { opacity: stale ? 0.6 : 1, transition: 'opacity 120ms' } }}
    >
      <Box
        role="rowgroup"
        sx={phone ? { position: 'absolute', clipPath: 'inset(50%)', width: '1px', height: '1px', overflow: 'hidden' } : undefined}
      >
        <Box role="row" sx={{ ...grid, height: 34, typography: 'overline' }}>
          {selection && (
            <Box role="columnheader">
              <PageCheck selection={selection} items={items} />
            </Box>
          )}
          {picture !== 'none' && (
            <Box role="columnheader">
              <Spoken>{t('list.pictureColumn')}</Spoken>
            </Box>
          )}
          <Box role="columnheader">{titleLabel}</Box>
          {shown.map((column) => (
            <Box key={column.id} role="columnheader" sx={cellFrom(column.from)}>
              {column.label}
            </Box>
          ))}
          {changed && <Box role="columnheader">{t('list.changedColumn')}</Box>}
          {menus && (
            <Box role="columnheader">
              <Spoken>{t('list.actionsColumn')}</Spoken>
            </Box>
          )}
        </Box>
      </Box>
      <Box role="rowgroup">
        {items.map((item, index) => (
          <Box
            key={item.key}
            role="row"
            onClick={followRow}
            onFocus={() => onFocus(item.key, index)}
            onKeyDown={(event) => selection && chooseByKey(event, () => selection.choose(item, !selection.chosen.has(item.key)))}
            sx={{
              ...grid,
              position: 'relative',
              minHeight: { xs: 75, sm: 58 },
              py: 0.75,
              borderTop: 1,
              borderColor: 'divider',
              ...(selection?.chosen.has(item.key) && {
                bgcolor: 'primary.tint',
                // Pictures only: initials are text, and must be read.
                '& [data-picture], & .MuiAvatar-img': { opacity: 0.66 },
              }),
              ...(item.deletedAt && { '& [data-picture], & .MuiAvatar-img': { opacity: 0.5, filter: 'grayscale(1)' } }),
              ...(item.to &&
                !item.deletedAt && {
                  cursor: 'pointer',
                  '&:hover': { bgcolor: selection?.chosen.has(item.key) ? 'primary.tint' : 'action.hover' },
                  '&:active': { bgcolor: 'action.selected' },
                }),
            }}
          >
            {selection && (
              <Box role="cell">
                <RowCheck selection={selection} item={item} />
              </Box>
            )}
            {picture !== 'none' && (
              <Box role="cell">
                <RowPicture item={item} kind={picture} />
              </Box>
            )}
            <Box role="cell" sx={{ minWidth: 0 }}>
              <TitleCell item={item} columns={columns} phone={phone} />
            </Box>
            {shown.map((column) => (
              <Box key={column.id} role="cell" sx={cellFrom(column.from)}>
                {column.cell(item)}
              </Box>
            ))}
            {changed && (
              <Box role="cell" sx={{ minWidth: 0 }}>
                <Changed item={item} />
              </Box>
            )}
            {menus && (
              <Box role="cell" sx={{ position: 'relative', zIndex: 1, justifySelf: 'end' }}>
                <RowMenu title={item.title} actions={rowActions?.(item) ?? []} spread={Boolean(item.deletedAt) && !phone} />
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
