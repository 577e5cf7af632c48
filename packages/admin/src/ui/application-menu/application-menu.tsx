import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { actionParams, type Menu, type MenuItem, textWithTag } from '@vitrine/contract'
import { NamedIcon } from '@vitrine/forms/named-icon'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, type To } from 'react-router'

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
}

export function ApplicationMenu({ menu, heading, ...props }: ApplicationMenuProps) {
  const { t } = useTranslation()
  const shown = menu.map((group, g) => ({ group, g })).filter(({ group }) => group.menu_items.length > 0)
  return (
    <Box component="nav" aria-label={heading || t('applicationMenu.label')} sx={{ p: 1.25, display: 'grid', gap: 1 }}>
      {heading && (
        <Typography variant="subtitle2" component="h2" sx={{ px: 1.25, pt: 0.5, overflowWrap: 'anywhere' }}>
          {heading}
        </Typography>
      )}
      {shown.length === 0 && <Typography sx={{ px: 1.25, py: 1, color: 'text.tertiary' }}>{t('applicationMenu.empty')}</Typography>}
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
    <Box>
      {title && (
        <Typography
          id={heading}
          variant="overline"
          component="h3"
          sx={{ display: 'block', px: 1.25, pt: 0.5, pb: 0.5, overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
      )}
      <List disablePadding aria-labelledby={title ? heading : undefined} sx={{ display: 'grid', gap: '1px' }}>
        {items.map((item, i) => (
          // Items have no ids; their places are all there is to know them by.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <ListItem key={i} disablePadding sx={{ display: 'block' }}>
            <Row item={item} place={`${place}.${i}`} {...looks} />
            {item.sub_menu_items.length > 0 && (
              <List disablePadding sx={{ pl: 2.75, display: 'grid', gap: '1px', mt: '1px' }}>
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

function Row({ item, place, locale, linkTo, isCurrent, onGo }: Looks & { item: Entry; place: string }) {
  const { t } = useTranslation()
  const params = actionParams(item.action)
  const isHere = isCurrent?.(item, place) ?? false
  // It is a link, or nothing one can press: never the button that the part would be by itself.
  const leads =
    linkTo && params !== undefined
      ? { component: Link, to: linkTo(params), onClick: onGo }
      : { component: 'div', tabIndex: -1, role: undefined }
  return (
    <ListItemButton
      {...leads}
      selected={isHere}
      aria-current={isHere ? 'page' : undefined}
      sx={{ width: '100%', cursor: linkTo && params !== undefined ? 'pointer' : 'default' }}
    >
      {item.mui_icon ? <NamedIcon name={item.mui_icon} /> : <Box sx={{ width: 18, flex: 'none' }} />}
      <ListItemText sx={{ overflowWrap: 'anywhere' }}>{textWithTag(item.title, locale) || t('applicationMenu.untitled')}</ListItemText>
    </ListItemButton>
  )
}
