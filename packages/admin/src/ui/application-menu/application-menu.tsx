import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { actionParams, type Menu, type MenuAction, type MenuItem, textWithTag } from '@vitrine/contract'
import { NamedIcon } from '@vitrine/forms/named-icon'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, type To } from 'react-router'
import { initialsOf } from '#ui/page'

type Entry = Pick<MenuItem, 'mui_icon' | 'title' | 'action'>

export type ApplicationMenuProps = {
  menu: Menu
  heading?: string | null
  /** The language its titles are shown in; a title that lacks it falls back and says so. */
  locale: string
  /** Where an item leads, by the query string of what it opens. Without it the menu is only looked at. */
  linkTo?: (params: string) => To
  /** The item that is open; `place` is where it stands: 0.2.1. */
  isCurrent?: (item: Entry, place: string) => boolean
  onGo?: () => void
  /** How many stand behind an item, as it is written; undefined where none are counted. */
  countOf?: (action: MenuAction) => string | undefined
  /** Folded: there is room for icons only, and a hint says what each is. */
  isFolded?: boolean
  /** It stands in the frame's menu, which is a landmark with a rim already. */
  isFramed?: boolean
}

export function ApplicationMenu({ menu, heading, isFramed = false, ...props }: ApplicationMenuProps) {
  const { t } = useTranslation()
  const shown = menu.map((group, g) => ({ group, g })).filter(({ group }) => group.menu_items.length > 0)
  const landmark = isFramed ? {} : { component: 'nav' as const, 'aria-label': heading || t('applicationMenu.label') }
  return (
    <Box {...landmark} sx={{ p: isFramed ? 0 : 1.25, display: 'grid', gap: 1 }}>
      {heading && !props.isFolded && (
        <Typography variant="subtitle2" component="h2" sx={{ px: 1.25, pt: 0.5, overflowWrap: 'anywhere' }}>
          {heading}
        </Typography>
      )}
      {shown.length === 0 && !props.isFolded && (
        <Typography sx={{ px: 1.25, py: 1, color: 'text.tertiary' }}>{t('applicationMenu.empty')}</Typography>
      )}
      {shown.map(({ group, g }) => (
        <Group key={g} title={textWithTag(group.title, props.locale)} items={group.menu_items} place={String(g)} {...props} />
      ))}
    </Box>
  )
}

type Looks = Omit<ApplicationMenuProps, 'menu' | 'heading'>
type GroupProps = Looks & { title: string; items: readonly MenuItem[]; place: string }

function Group({ title, items, place, ...looks }: GroupProps) {
  const heading = useId()
  return (
    <Box sx={looks.isFolded ? { '& + &': { borderTop: 1, borderColor: 'divider', pt: 1 } } : undefined}>
      {title && !looks.isFolded && (
        <Typography
          id={heading}
          variant="overline"
          component="h3"
          sx={{ display: 'block', px: 1.25, pt: 0.5, pb: 0.5, overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
      )}
      <List disablePadding aria-labelledby={title && !looks.isFolded ? heading : undefined} sx={{ display: 'grid', gap: '1px' }}>
        {items.map((item, i) => (
          // Items have no ids; their places are all there is to know them by.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <ListItem key={i} disablePadding sx={{ display: 'block' }}>
            <Row item={item} place={`${place}.${i}`} {...looks} />
            {item.sub_menu_items.length > 0 && (
              <List disablePadding sx={{ pl: looks.isFolded ? 0 : 2.75, display: 'grid', gap: '1px', mt: '1px' }}>
                {item.sub_menu_items.map((sub, s) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above
                  <ListItem key={s} disablePadding>
                    <Row item={sub} place={`${place}.${i}.${s}`} {...looks} />
                  </ListItem>
                ))}
              </List>
            )}
          </ListItem>
        ))}
      </List>
    </Box>
  )
}

function Row({ item, place, locale, linkTo, isCurrent, onGo, countOf, isFolded = false }: Looks & { item: Entry; place: string }) {
  const { t } = useTranslation()
  const params = actionParams(item.action)
  const isHere = isCurrent?.(item, place) ?? false
  const count = isFolded ? undefined : countOf?.(item.action)
  const title = textWithTag(item.title, locale) || t('applicationMenu.untitled')
  // It is a link, or nothing one can press: never the button that the part would be by itself.
  const leads =
    linkTo && params !== undefined
      ? { component: Link, to: linkTo(params), onClick: onGo }
      : { component: 'div', tabIndex: -1, role: undefined }
  const entry = (
    <ListItemButton
      {...leads}
      selected={isHere}
      aria-current={isHere ? 'page' : undefined}
      aria-label={isFolded ? title : undefined}
      aria-description={count === undefined ? undefined : t('applicationMenu.count', { number: count })}
      sx={{
        width: '100%',
        cursor: linkTo && params !== undefined ? 'pointer' : 'default',
        ...(isFolded && { justifyContent: 'center', px: 0 }),
      }}
    >
      <Icon name={item.mui_icon} title={title} isFolded={isFolded} />
      {!isFolded && <ListItemText sx={{ overflowWrap: 'anywhere' }}>{title}</ListItemText>}
      {count !== undefined && (
        // Told as the description: the item is called by its title alone.
        <Typography
          variant="caption"
          component="span"
          aria-hidden
          sx={{ flex: 'none', fontVariantNumeric: 'tabular-nums', fontWeight: 'inherit', color: isHere ? 'inherit' : 'text.tertiary' }}
        >
          {count}
        </Typography>
      )}
    </ListItemButton>
  )
  if (!isFolded) return entry
  return (
    <Tooltip title={title} placement="right">
      {entry}
    </Tooltip>
  )
}

/** Without one, words keep their line; folded, letters stand for it. */
function Icon({ name, title, isFolded }: { name: string | null; title: string; isFolded: boolean }) {
  if (name) return <NamedIcon name={name} />
  if (!isFolded) return <Box sx={{ width: 18, flex: 'none' }} />
  return (
    <Typography variant="caption" component="span" aria-hidden sx={{ fontWeight: 600, color: 'inherit' }}>
      {initialsOf(title)}
    </Typography>
  )
}
