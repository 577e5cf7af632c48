import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { Fragment, type MouseEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PersonAvatar } from '#ui/page'
import { Spoken } from '#ui/spoken'
import { TimeSince } from '#ui/time-since'
import type { ListColumn, ListItem, PictureKind, RowAction } from './item.ts'
import { walkRows } from './keyboard.ts'
import { RowPicture } from './picture.tsx'
import { RowMenu } from './row-menu.tsx'

export type RowsProps<Item extends ListItem> = {
  label: string
  items: Item[]
  columns: ListColumn<Item>[]
  picture: PictureKind
  titleLabel: string
  rowActions?: (item: Item) => RowAction[]
  /** Old rows that stay until the new ones come. */
  stale: boolean
  phone: boolean
}

const pictureTrack = { thumbnail: '60px', person: '36px', none: '' }

/** The title carries the link; its ::after covers the row, so that all of it is one real link. */
export function RowLink({ item, large = false }: { item: ListItem; large?: boolean }) {
  const text = { color: 'text.primary', textDecoration: 'none', overflowWrap: 'anywhere' } as const
  const clamp = { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const
  return (
    <Typography variant={large ? 'label' : 'subtitle1'} component="span" title={item.title} sx={{ ...clamp, ...text }}>
      {item.to ? (
        <Box
          component={Link}
          to={item.to}
          data-row-link
          sx={{
            ...text,
            '&::after': { content: '""', position: 'absolute', inset: 0 },
            '&:focus-visible': { outline: 'none' },
            '&:focus-visible::after': {
              outline: (theme) => `2px solid ${theme.vars.palette.primary.main}`,
              outlineOffset: large ? 4 : -2,
              borderRadius: large ? '8px' : 0,
            },
          }}
        >
          {item.title}
        </Box>
      ) : (
        item.title
      )}
    </Typography>
  )
}

/** Cells that must feel the pointer (a tooltip) lie over the stretched link; a click there still opens the row. */
export function followRow(event: MouseEvent<HTMLElement>) {
  const target = event.target as HTMLElement
  if (event.defaultPrevented || target.closest('a, button, input, [role="menu"], .MuiModal-root')) return
  if (!event.currentTarget.contains(target)) return
  event.currentTarget.querySelector<HTMLElement>('[data-row-link]')?.click()
}

const dotted = (parts: ReactNode[]) =>
  parts.filter(Boolean).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line, in their own order.
    <Fragment key={index}>
      {index > 0 && <span aria-hidden>·</span>}
      <span>{part}</span>
    </Fragment>
  ))

function Changed({ item }: { item: ListItem }) {
  if (!item.updatedAt && !item.updatedBy) return null
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      {item.updatedBy && <PersonAvatar name={item.updatedBy} size={20} />}
      <Box sx={{ minWidth: 0 }}>
        {item.updatedAt && (
          <Typography variant="body2" component="div" sx={{ position: 'relative', zIndex: 1, width: 'fit-content' }}>
            <TimeSince value={item.updatedAt} />
          </Typography>
        )}
        {item.updatedBy && (
          <Typography variant="caption" component="div" noWrap title={item.updatedBy}>
            {item.updatedBy}
          </Typography>
        )}
      </Box>
    </Box>
  )
}

function TitleCell<Item extends ListItem>({ item, columns, phone }: { item: Item; columns: ListColumn<Item>[]; phone: boolean }) {
  const summary = columns.filter(({ inSummary }) => inSummary).map(({ cell }) => cell(item))
  const phoneLine = summary.length ? [...summary, item.updatedAt && <TimeSince key="time" value={item.updatedAt} />] : [item.subTitle]
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
        <RowLink item={item} />
        {item.chipContent && <Chip size="small" label={item.chipContent} sx={{ flex: 'none', maxWidth: '45%' }} />}
      </Box>
      <Typography
        variant="body2"
        component="div"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 0.5,
          color: 'text.tertiary',
          '& .MuiChip-root': { fontSize: 'inherit', lineHeight: 'inherit' },
        }}
      >
        {dotted(phone ? phoneLine : [item.subTitle, item.infoText])}
      </Typography>
    </Box>
  )
}

const cellFrom = (from?: 'sm' | 'md' | 'lg') => ({ minWidth: 0, display: from ? { xs: 'none', [from]: 'block' } : 'block' })

export function Rows<Item extends ListItem>({ label, items, columns, picture, titleLabel, rowActions, stale, phone }: RowsProps<Item>) {
  const { t } = useTranslation()
  const shown = phone ? [] : columns
  const changed = !phone && items.some(({ updatedAt, updatedBy }) => updatedAt || updatedBy)
  const menus = Boolean(rowActions)
  const tracksFor = (size: 'sm' | 'md' | 'lg') => {
    const visible = shown.filter(({ from = 'sm' }) => ['sm', 'md', 'lg'].indexOf(from) <= ['sm', 'md', 'lg'].indexOf(size))
    return [pictureTrack[picture], 'minmax(0, 1fr)', ...visible.map(({ width }) => width), changed && '190px', menus && '40px']
      .filter(Boolean)
      .join(' ')
  }
  const grid = {
    display: 'grid',
    alignItems: 'center',
    columnGap: { xs: 1.5, sm: 1.75 },
    px: { xs: 2, sm: 3.5 },
    gridTemplateColumns: {
      xs: [picture === 'thumbnail' ? '64px' : pictureTrack[picture], 'minmax(0, 1fr)', menus && '40px'].filter(Boolean).join(' '),
      sm: tracksFor('sm'),
      md: tracksFor('md'),
      lg: tracksFor('lg'),
    },
  } as const

  return (
    <Box
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
        {items.map((item) => (
          <Box
            key={item.key}
            role="row"
            onClick={followRow}
            sx={{
              ...grid,
              position: 'relative',
              minHeight: { xs: 75, sm: 58 },
              py: 0.75,
              borderTop: 1,
              borderColor: 'divider',
              ...(item.to && { cursor: 'pointer', '&:hover': { bgcolor: 'action.hover' }, '&:active': { bgcolor: 'action.selected' } }),
            }}
          >
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
                <RowMenu title={item.title} actions={rowActions?.(item) ?? []} />
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
