import DashboardIcon from '@mui/icons-material/Dashboard'
import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { type ComponentType, lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import type { AdminKind } from '#lib/admin-area'
import type { PageMenu } from '#lib/page-menu'
import { useProduction } from '#lib/settings'
import { Hint } from './hint.tsx'

// Only small screens have it.
const Drawer = lazy(() => import('@mui/material/Drawer'))

type Entry = { to: string; label: string; icon: ComponentType; hint?: string }
type Props = {
  isAdmin: boolean
  kinds: AdminKind[]
  /** Stands there instead of our own entries. */
  pageMenu: PageMenu | undefined
  isDrawer: boolean
  isWide: boolean
  isOpen: boolean
  onClose: () => void
}

/** 240 wide with words or as the page wants it, 56 with icons only, a drawer on small screens. */
export function SideMenu({ isAdmin, kinds, pageMenu, isDrawer, isWide, isOpen, onClose }: Props) {
  const { t } = useTranslation()
  const production = useProduction()
  const hint = production && t('views.admin.translations.useProductionHost', { host: production.host })
  const entries: Entry[] = isAdmin
    ? kinds.map(({ name, icon, belongsToProduction }) => ({
        to: `/admin/${name}`,
        label: t(`schemaTypes.${name}.plural`),
        icon,
        hint: belongsToProduction ? hint : undefined,
      }))
    : [{ to: '/dashboard', label: t('app.dashboard'), icon: DashboardIcon }]
  const heading = isAdmin ? t('app.content') : undefined
  const content = pageMenu ? (
    <Box component="nav" aria-label={t('app.menu')} sx={{ p: isWide ? 1.25 : 1 }}>
      <pageMenu.Content isWide={isWide} onGo={onClose} />
    </Box>
  ) : (
    <Entries heading={heading} entries={entries} isWide={isWide} isAdmin={isAdmin} onGo={onClose} />
  )

  if (isDrawer) {
    return (
      <Suspense>
        <Drawer
          open={isOpen}
          onClose={onClose}
          slotProps={{ paper: { sx: { width: 280, maxWidth: '86vw', bgcolor: 'background.default' } } }}
        >
          {content}
        </Drawer>
      </Suspense>
    )
  }
  return (
    <Box
      sx={{
        flex: 'none',
        width: isWide ? (pageMenu?.width ?? 240) : 56,
        overflowY: 'auto',
        borderRight: 1,
        borderColor: 'divider',
        transition: (theme) => theme.transitions.create('width', { duration: theme.transitions.duration.enteringScreen }),
        '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
      }}
    >
      {content}
    </Box>
  )
}

type EntriesProps = { heading: string | undefined; entries: Entry[]; isWide: boolean; isAdmin: boolean; onGo: () => void }

function Entries({ heading, entries, isWide, isAdmin, onGo }: EntriesProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <Box component="nav" aria-label={t('app.menu')} data-area={isAdmin ? 'admin' : undefined} sx={{ p: isWide ? 1.25 : 1 }}>
      {heading && isWide && (
        <Typography variant="overline" component="h2" sx={{ display: 'block', px: 1.25, pt: 0.5, pb: 0.75 }}>
          {heading}
        </Typography>
      )}
      <List disablePadding sx={{ display: 'grid', gap: '1px' }}>
        {entries.map(({ to, label, icon: Icon, hint }) => {
          const isHere = pathname === to || pathname.startsWith(`${to}/`)
          const entryLink = (
            <ListItemButton
              component={Link}
              to={to}
              onClick={onGo}
              selected={isHere}
              aria-current={isHere ? 'page' : undefined}
              aria-label={isWide ? undefined : label}
              aria-description={hint}
              sx={{ justifyContent: isWide ? 'flex-start' : 'center' }}
            >
              <Icon />
              {isWide && <ListItemText>{label}</ListItemText>}
            </ListItemButton>
          )
          return (
            <ListItem key={to} disablePadding>
              {isWide && !hint ? (
                entryLink
              ) : (
                <Hint text={[isWide ? '' : label, hint].filter(Boolean).join('. ')} side="right">
                  {entryLink}
                </Hint>
              )}
            </ListItem>
          )
        })}
      </List>
    </Box>
  )
}
