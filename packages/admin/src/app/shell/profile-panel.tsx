import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { Landmark, LogOut } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathToOwnMuseums } from '#features/owners'
import { useCurrentUser } from '#lib/current-user'
import { PersonAvatar } from '#ui/page'
import { AppearanceChoice } from './appearance-choice.tsx'
import { LanguageSegment } from './language-segment.tsx'

const entry = { width: '100%', justifyContent: 'flex-start', fontWeight: 400, px: 1.25, gap: 1.25 }

export function ProfilePanel({ anchor, onClose }: { anchor: HTMLElement | null; onClose: () => void }) {
  const { t } = useTranslation()
  const { user, version } = useCurrentUser()
  const museums = pathToOwnMuseums(user)
  const name = useId()
  return (
    <Popover
      open={Boolean(anchor)}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': name, sx: { width: 300, maxWidth: 'calc(100vw - 16px)', mt: 0.75, p: 0.75 } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 1, pt: 1, pb: 1.5 }}>
        <PersonAvatar name={user.name} imageUrl={user.image_url} size={40} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography id={name} variant="subtitle1" component="p">
            {user.name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.tertiary' }}>
            {user.username}
          </Typography>
        </Box>
      </Box>
      <Box sx={{ px: 0.75 }}>
        <LanguageSegment />
      </Box>
      <AppearanceChoice />
      <Divider sx={{ my: 0.625 }} />
      {museums && (
        <Button component={Link} to={museums} onClick={onClose} sx={entry} startIcon={<Landmark aria-hidden />}>
          {t('views.owner.editMyMuseums')}
        </Button>
      )}
      <Button component={Link} to="/logout" onClick={onClose} sx={entry} startIcon={<LogOut aria-hidden />}>
        {t('app.logOut')}
      </Button>
      <Typography variant="caption" component="p" sx={{ px: 1.25, pt: 0.75, pb: 0.5 }}>
        {t('app.titleAndVersion', { title: t('app.title'), version })}
      </Typography>
    </Popover>
  )
}
