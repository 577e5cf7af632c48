import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { GalleryGroup, GalleryKind } from '@vitrine/forms/testing'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useParams } from 'react-router'

const kindKeys: Record<GalleryKind, string> = {
  forms: 'gallery.kinds.forms',
  widgets: 'gallery.kinds.widgets',
  fields: 'gallery.kinds.fields',
  templates: 'gallery.kinds.templates',
  playground: 'gallery.kinds.playground',
  hostile: 'gallery.kinds.hostile',
}

/** The names of all there is, at the side; on small screens behind one line. */
export function GalleryMenu({ groups }: { groups: readonly GalleryGroup[] }) {
  const { t } = useTranslation()
  const { name } = useParams()
  const { search } = useLocation()
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true })
  const kinds = [...Map.groupBy(groups, ({ kind }) => kind)]
  const entry = (to: string, label: string, isHere: boolean) => (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={{ pathname: to, search }} selected={isHere} aria-current={isHere ? 'page' : undefined}>
        <ListItemText>{label}</ListItemText>
      </ListItemButton>
    </ListItem>
  )
  const names = (
    <>
      <List disablePadding>{entry('/dev/gallery', t('gallery.all'), name === undefined)}</List>
      {kinds.map(([kind, ofKind]) => (
        <Fragment key={kind}>
          <Typography variant="overline" component="h2" sx={{ display: 'block', px: 1.25, pt: 2, pb: 0.5 }}>
            {t(kindKeys[kind])}
          </Typography>
          <List disablePadding sx={{ display: 'grid', gap: '1px' }}>
            {ofKind.map((group) => (
              <Fragment key={group.name}>{entry(`/dev/gallery/${group.name}`, group.name, name === group.name)}</Fragment>
            ))}
          </List>
        </Fragment>
      ))}
    </>
  )
  return (
    <Box
      component="nav"
      aria-label={t('gallery.names')}
      sx={{
        flex: 'none',
        width: { md: 240 },
        p: 1.25,
        borderRight: { md: 1 },
        borderBottom: { xs: 1, md: 0 },
        // After the edges, which would set it anew.
        borderColor: { xs: 'divider', md: 'divider' },
      }}
    >
      {isNarrow ? (
        // Closed again on each page.
        <details key={name ?? ''}>
          <Box component="summary" sx={{ typography: 'button', px: 1.25, py: 1, cursor: 'pointer' }}>
            {name ?? t('gallery.all')}
          </Box>
          {names}
        </details>
      ) : (
        names
      )}
    </Box>
  )
}
