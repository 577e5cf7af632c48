import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Museum, pinnedFirst } from './by-owner.ts'
import { MuseumList } from './museum-list.tsx'
import { usePinnedOwners } from './pinned-owners.ts'

/** Shown where nothing is pinned; more would push the news out of sight. */
const someMuseums = 3

/** Where the menu is a drawer, the pinned museums stand on the page itself. */
export function MuseumsOnPhone({ museums }: { museums: Museum[] }) {
  const { t } = useTranslation()
  const heading = useId()
  const [showsAll, setShowsAll] = useState(false)
  const { pinned, toggle } = usePinnedOwners()
  const ordered = pinnedFirst(museums, pinned)
  const favourites = ordered.filter(({ id }) => pinned.includes(id))
  const some = favourites.length > 0 ? favourites : ordered.slice(0, someMuseums)
  const shown = showsAll ? ordered : some
  return (
    <Box component="section" aria-labelledby={heading}>
      <Typography id={heading} variant="overline" component="h2" sx={{ display: 'block', mb: 0.75 }}>
        {t(favourites.length > 0 && !showsAll ? 'dashboard.pinnedMuseums' : 'dashboard.myMuseums')}
      </Typography>
      <Card sx={{ p: 0.75 }}>
        <MuseumList museums={shown} pinned={pinned} onPin={toggle} />
      </Card>
      {some.length < ordered.length && (
        <Button
          variant="outlined"
          size="large"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
          sx={{ width: '100%', mt: 1.25 }}
        >
          {t(showsAll ? 'dashboard.fewerMuseums' : 'dashboard.allMuseums')}
        </Button>
      )}
    </Box>
  )
}
