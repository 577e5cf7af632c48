import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { User } from '@vitrine/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonAvatar, StatusChip } from '#ui/page'
import { userStatus } from './user-status.ts'

export function PersonHeading({ user, action }: { user: User; action?: ReactNode }) {
  const { t } = useTranslation()
  const { status, key } = userStatus(user)
  return (
    <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, alignItems: 'center', gap: 1.75, mb: 2.5 }}>
      <PersonAvatar name={user.name} imageUrl={user.image_url} size={60} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {user.name}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.5 }}>
          <StatusChip status={status} label={t(key)} />
          <Chip size="small" label={t(user.is_admin ? 'userRole.superuser' : 'userRole.user')} />
          <Chip size="small" variant="outline" label={t('views.admin.users.instances', { count: user.number_of_instances })} />
        </Box>
      </Box>
      {action && <Box sx={{ flex: { xs: '1 0 100%', sm: 'none' } }}>{action}</Box>}
    </Box>
  )
}
