import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import ListItemButton from '@mui/material/ListItemButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useCurrentUser } from '#lib/current-user'
import type { PageMenuProps } from '#lib/page-menu'
import { initialsOf } from '#ui/page'
import { byOwner, findMuseums, type Museum, pinnedFirst } from './by-owner.ts'
import { MuseumList } from './museum-list.tsx'
import { usePinnedOwners } from './pinned-owners.ts'

/** With more museums than this one searches. */
const mostWithoutSearch = 8

/** The museums one works in, in the frame's menu. */
export function MuseumMenu({ isWide, onGo }: PageMenuProps) {
  const { t, i18n } = useTranslation()
  const { user } = useCurrentUser()
  const { pinned, toggle } = usePinnedOwners()
  const [wanted, setWanted] = useState('')
  const all = pinnedFirst(byOwner(user.instances, i18n.language), pinned)
  if (!isWide) return <MuseumIcons museums={all} />

  const hasSearch = all.length > mostWithoutSearch
  const found = hasSearch && wanted.trim() ? findMuseums(all, wanted) : all
  return (
    <>
      <Typography variant="overline" component="h2" sx={{ display: 'block', px: 1, pt: 0.5, pb: 0.75 }}>
        {t('dashboard.myMuseums')}
      </Typography>
      {hasSearch && (
        <OutlinedInput
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && wanted) {
              event.stopPropagation()
              setWanted('')
            }
          }}
          placeholder={t('dashboard.findMuseum')}
          inputProps={{ 'aria-label': t('dashboard.findMuseum'), role: 'searchbox', maxLength: 200, autoComplete: 'off' }}
          startAdornment={
            <InputAdornment position="start">
              <Search aria-hidden />
            </InputAdornment>
          }
          sx={{ width: '100%', mb: 1.25 }}
        />
      )}
      <MuseumList museums={found} pinned={pinned} onPin={toggle} onGo={onGo} />
      {found.length === 0 && (
        <Typography variant="body2" role="status" sx={{ px: 1, color: 'text.tertiary' }}>
          {t(hasSearch ? 'search.noHits' : 'dashboard.noMuseums')}
        </Typography>
      )}
    </>
  )
}

/** Folded: an instance each, a rule between museums. */
const MuseumIcons = ({ museums }: { museums: Museum[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {museums.map(({ id, name, instances }) => (
      <Box key={id} component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider', mt: 0.75, pt: 0.75 } }}>
        {instances.map((instance) => {
          const label = `${name}: ${instance.name}`
          return (
            <Tooltip key={instance.application_instance_id} title={label} placement="right">
              <ListItemButton component={Link} to={instance.path} aria-label={label} sx={{ justifyContent: 'center', px: 0 }}>
                {/* Their icons are all alike; letters tell one from the other. */}
                <Typography variant="caption" component="span" aria-hidden sx={{ fontWeight: 600, color: 'inherit' }}>
                  {initialsOf(instance.name)}
                </Typography>
              </ListItemButton>
            </Tooltip>
          )
        })}
      </Box>
    ))}
  </Box>
)
