import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { textWithTag } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useCurrentUser } from '#lib/current-user'

const height = 420

/** Where one works, museum by museum. */
export function InstanceList({ anchor, onClose }: { anchor: HTMLElement | null; onClose: () => void }) {
  const { t, i18n } = useTranslation()
  const { user, instance } = useCurrentUser()
  const byOwner = Map.groupBy(user.instances, ({ owner_id }) => owner_id)
  return (
    <Menu
      anchorEl={anchor}
      open={Boolean(anchor)}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('app.switchInstance') }, paper: { sx: { maxHeight: height, minWidth: 240 } } }}
    >
      {[...byOwner.values()].flatMap((instances) => [
        <ListSubheader key={`owner ${instances[0]?.owner_id}`} role="presentation" disableSticky sx={{ bgcolor: 'transparent' }}>
          {textWithTag(instances[0]?.owner_name, i18n.language)}
        </ListSubheader>,
        ...instances.map((each) => (
          <MenuItem
            key={each.application_instance_id}
            component={Link}
            to={each.path}
            onClick={onClose}
            selected={each === instance}
            aria-current={each === instance ? 'page' : undefined}
          >
            {each.name}
            {each.expired && (
              <Typography variant="caption" component="span" sx={{ ml: 1 }}>
                {t('dashboard.expired')}
              </Typography>
            )}
          </MenuItem>
        )),
      ])}
    </Menu>
  )
}
