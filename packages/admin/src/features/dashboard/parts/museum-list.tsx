import AppsIcon from '@mui/icons-material/Apps'
import MuseumIcon from '@mui/icons-material/Museum'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { Pin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Museum } from './by-owner.ts'

type Props = {
  /** The pinned ones first. */
  museums: Museum[]
  pinned: readonly number[]
  onPin: (ownerId: number) => void
  onGo?: () => void
}

/** Museums with their instances; a rule stands between those that are pinned and the others. */
export function MuseumList({ museums, pinned, onPin, onGo }: Props) {
  const firstOther = museums.findIndex(({ id }) => !pinned.includes(id))
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
      {museums.map((museum, place) => {
        const isPinned = pinned.includes(museum.id)
        const hasRule = place > 0 && place === firstOther
        return (
          <Box
            key={museum.id}
            component="li"
            sx={{ minWidth: 0, ...(hasRule && { borderTop: 1, borderColor: 'divider', pt: 1.75, mt: 0.5 }) }}
          >
            <MuseumName museum={museum} isPinned={isPinned} onPin={() => onPin(museum.id)} />
            <List disablePadding sx={{ display: 'grid', gap: '1px', mt: 0.25 }}>
              {museum.instances.map((instance) => (
                <ListItem key={instance.application_instance_id} disablePadding>
                  <InstanceLink instance={instance} onGo={onGo} />
                </ListItem>
              ))}
            </List>
          </Box>
        )
      })}
    </Box>
  )
}

function MuseumName({ museum, isPinned, onPin }: { museum: Museum; isPinned: boolean; onPin: () => void }) {
  const { t } = useTranslation()
  const label = t('dashboard.pin', { name: museum.name })
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, pl: 1, pr: 0.5, minHeight: 36 }}>
      <Box
        sx={{
          width: 26,
          height: 26,
          flex: 'none',
          display: 'grid',
          placeItems: 'center',
          bgcolor: 'surface.mat',
          color: 'text.tertiary',
          borderRadius: (theme) => `${theme.radius.tag}px`,
        }}
      >
        <MuseumIcon aria-hidden sx={{ fontSize: 16 }} />
      </Box>
      <Typography variant="subtitle1" component="h3" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {museum.name}
      </Typography>
      <Tooltip title={isPinned ? t('dashboard.unpin', { name: museum.name }) : label}>
        <IconButton
          size="small"
          aria-label={label}
          aria-pressed={isPinned}
          onClick={onPin}
          sx={{ flex: 'none', '&[aria-pressed="true"]': { bgcolor: 'transparent', color: 'primary.main' } }}
        >
          <Pin aria-hidden />
        </IconButton>
      </Tooltip>
    </Box>
  )
}

function InstanceLink({ instance, onGo }: { instance: Museum['instances'][number]; onGo?: (() => void) | undefined }) {
  const { t } = useTranslation()
  return (
    <ListItemButton component={Link} to={instance.path} onClick={onGo} sx={{ pl: 5.5, py: 0.5 }}>
      <AppsIcon aria-hidden />
      <ListItemText sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{instance.name}</ListItemText>
      {instance.expired && (
        <Typography variant="caption" component="span" sx={{ flex: 'none' }}>
          {t('dashboard.expired')}
        </Typography>
      )}
    </ListItemButton>
  )
}
