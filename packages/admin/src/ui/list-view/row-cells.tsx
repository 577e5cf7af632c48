import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { Trash2 } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PersonAvatar } from '#ui/page'
import { TimeSince } from '#ui/time-since'
import type { ListColumn, ListItem } from './item.ts'

/** The title carries the link; its ::after covers the row, so that all of it is one real link. */
export function RowLink({ item, large = false }: { item: ListItem; large?: boolean }) {
  const text = { color: item.deletedAt ? 'text.tertiary' : 'text.primary', textDecoration: 'none', overflowWrap: 'anywhere' } as const
  const clamp = { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const
  return (
    <Typography variant={large ? 'label' : 'subtitle1'} component="span" title={item.title} sx={{ ...clamp, ...text }}>
      {item.to && !item.deletedAt ? (
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

/** A dot between two parts, hanging before the second: where a line begins with it, it lies outside the line and is cut off. */
const dotRoom = '0.875em'
const dotted = (parts: ReactNode[]) =>
  parts.filter(Boolean).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line, in their own order.
    <Box key={index} component="span" sx={{ position: 'relative', pl: dotRoom, minWidth: 0 }}>
      {index > 0 && (
        <Box component="span" aria-hidden sx={{ position: 'absolute', left: 0, width: dotRoom, textAlign: 'center' }}>
          ·
        </Box>
      )}
      {part}
    </Box>
  ))

/** When it was changed last and by whom; of what is deleted, when and by whom that was. */
export function Changed({ item }: { item: ListItem }) {
  const { t } = useTranslation()
  const [at, by] = item.deletedAt ? [item.deletedAt, item.deletedBy] : [item.updatedAt, item.updatedBy]
  if (!at && !by) return null
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      {by && <PersonAvatar name={by} size={20} />}
      <Box sx={{ minWidth: 0 }}>
        {at && (
          <Typography variant="body2" component="div" sx={{ position: 'relative', zIndex: 1, width: 'fit-content' }}>
            {item.deletedAt && `${t('list.deleted')} `}
            <TimeSince value={at} />
          </Typography>
        )}
        {by && (
          <Typography variant="caption" component="div" noWrap title={by}>
            {by}
          </Typography>
        )}
      </Box>
    </Box>
  )
}

/** Not only faded: said in words too. */
export function DeletedMark() {
  const { t } = useTranslation()
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'text.tertiary' }}>
      <Trash2 aria-hidden size={14} />
      {t('list.deleted')}
    </Box>
  )
}

export function TitleCell<Item extends ListItem>({ item, columns, phone }: { item: Item; columns: ListColumn<Item>[]; phone: boolean }) {
  const summary = columns.filter(({ inSummary }) => inSummary).map(({ cell }) => cell(item))
  const stamp = item.updatedAt && <TimeSince key="time" value={item.updatedAt} />
  // Beside the title a chip would leave a phone no room for it.
  const phoneLine = [...(summary.length ? [...summary, stamp] : [item.subTitle]), item.chipContent]
  const line = phone ? phoneLine : [item.subTitle, item.infoText]
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
        <RowLink item={item} />
        {item.chipContent && !phone && <Chip size="small" label={item.chipContent} sx={{ flex: 'none', maxWidth: '45%' }} />}
      </Box>
      <Typography variant="body2" component="div" sx={{ overflowX: 'clip' }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            ml: `-${dotRoom}`,
            color: 'text.tertiary',
            '& .MuiChip-root': { fontSize: 'inherit', lineHeight: 'inherit' },
          }}
        >
          {dotted(item.deletedAt ? [<DeletedMark key="deleted" />, item.subTitle] : line)}
        </Box>
      </Typography>
    </Box>
  )
}
