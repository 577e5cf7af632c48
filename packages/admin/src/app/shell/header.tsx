import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { textWithTag } from '@vitrine/contract'
import { LayoutDashboard, Menu, Shield } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PaletteButton } from '#features/palette'
import type { AdminKind } from '#lib/admin-area'
import { useCurrentUser } from '#lib/current-user'
import { useInstanceOfAddress } from '#lib/instance'
import { Mark } from '#ui/mark'
import { Hint } from './hint.tsx'
import { InstanceSwitcher } from './instance-switcher.tsx'
import { ProfileMenu } from './profile-menu.tsx'

type Props = { isAdmin: boolean; kinds: AdminKind[]; isMenuOpen: boolean; onMenu: () => void }

export function Header({ isAdmin, kinds, isMenuOpen, onMenu }: Props) {
  const { t } = useTranslation()
  const { user } = useCurrentUser()
  return (
    <>
      <Hint text={t('app.menu')}>
        <IconButton aria-label={t('app.menu')} aria-expanded={isMenuOpen} onClick={onMenu}>
          <Menu aria-hidden />
        </IconButton>
      </Hint>
      <Title isAdmin={isAdmin} />
      {!isAdmin && <InstanceSwitcher />}
      {isAdmin && <Chip color="admin" size="small" label={t('app.administration')} />}
      <Box sx={{ flex: 1 }} />
      <PaletteButton kinds={kinds} />
      {user.is_admin && <AreaSwitch isAdmin={isAdmin} />}
      <ProfileMenu />
    </>
  )
}

function Title({ isAdmin }: { isAdmin: boolean }) {
  const { t, i18n } = useTranslation()
  const { instance: own } = useCurrentUser()
  const visited = useInstanceOfAddress()
  // Superusers are in instances they do not work in, too.
  const instance = own ?? visited
  const besidesInstance = { display: { xs: instance ? 'none' : 'inline', sm: 'inline' } }
  return (
    <Box
      component={Link}
      to="/dashboard"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '9px',
        minWidth: 0,
        height: 32,
        px: 0.5,
        mr: 0.5,
        color: 'text.primary',
        textDecoration: 'none',
        borderRadius: 1,
        whiteSpace: 'nowrap',
      }}
    >
      <Mark colour={isAdmin ? 'red' : 'blue'} />
      <Typography component="span" sx={{ fontSize: '1rem', fontWeight: 680, ...besidesInstance }}>
        {t('app.title')}
      </Typography>
      {instance && (
        <Typography
          component="span"
          sx={{
            ml: { xs: 0, sm: 0.5 },
            pl: { xs: 0.5, sm: 1.75 },
            borderLeft: { xs: 0, sm: 1 },
            borderColor: { sm: 'divider' },
            color: 'text.secondary',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
          }}
        >
          <Box component="span" sx={besidesInstance}>
            {textWithTag(instance.owner_name, i18n.language)}
            {' / '}
          </Box>
          <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
            {instance.name}
          </Box>
        </Typography>
      )}
    </Box>
  )
}

/** Between the two halves of the product; only superusers have two. */
function AreaSwitch({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useTranslation()
  const to = isAdmin ? '/dashboard' : '/admin'
  const label = t(isAdmin ? 'app.toDashboard' : 'app.administration')
  const icon = isAdmin ? <LayoutDashboard aria-hidden /> : <Shield aria-hidden />
  return (
    <>
      <Button component={Link} to={to} startIcon={icon} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
        {label}
      </Button>
      <Hint text={label}>
        <IconButton component={Link} to={to} aria-label={label} sx={{ display: { sm: 'none' } }}>
          {icon}
        </IconButton>
      </Hint>
    </>
  )
}
