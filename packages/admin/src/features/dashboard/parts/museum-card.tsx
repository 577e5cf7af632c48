import AppsIcon from '@mui/icons-material/Apps'
import MuseumIcon from '@mui/icons-material/Museum'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { dayDate, parseTime } from '#ui/time-since'
import type { Museum } from './by-owner.ts'

export function MuseumCard({ museum }: { museum: Museum }) {
  const heading = useId()
  return (
    <Card component="section" aria-labelledby={heading}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, py: 1.5 }}>
        <Box
          sx={{
            width: 40,
            height: 40,
            flex: 'none',
            display: 'grid',
            placeItems: 'center',
            bgcolor: 'surface.mat',
            color: 'text.tertiary',
            borderRadius: (theme) => `${theme.radius.picture}px`,
          }}
        >
          <MuseumIcon aria-hidden sx={{ fontSize: 22 }} />
        </Box>
        <Typography id={heading} variant="label" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {museum.name}
        </Typography>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {museum.instances.map((instance) => (
          <InstanceRow key={instance.application_instance_id} instance={instance} />
        ))}
      </Box>
    </Card>
  )
}

function InstanceRow({ instance }: { instance: Museum['instances'][number] }) {
  const { t } = useTranslation()
  const expiredOn = instance.expired ? parseTime(instance.expires_at) : undefined
  const detail = [instance.application_name, expiredOn && t('dashboard.expiredOn', { date: dayDate(expiredOn) })]
    .filter(Boolean)
    .join(' · ')
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 52, px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ width: 40, flex: 'none', display: 'grid', placeItems: 'center', color: 'text.tertiary' }}>
        <AppsIcon aria-hidden sx={{ fontSize: 18 }} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          variant="subtitle1"
          component="p"
          sx={{ overflowWrap: 'anywhere', color: instance.expired ? 'text.secondary' : 'text.primary' }}
        >
          {instance.name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.tertiary' }}>
          {detail}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 0.75, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
        {instance.expired && <Chip size="small" color="warning" label={t('dashboard.expired')} />}
        <Chip size="small" label={t(`userRole.${instance.role}`)} />
      </Box>
    </Box>
  )
}
