import Box from '@mui/material/Box'
import { useState } from 'react'
import { Mark } from '#ui/mark'
import { PersonAvatar } from '#ui/page'
import type { ListItem, PictureKind } from './item.ts'

/** A picture on its mat. What is missing or cannot be loaded shows the default picture, never the browser's torn page. */
export function Thumbnail({ src, large = false }: { src?: string | null; large?: boolean }) {
  const [broken, setBroken] = useState<string>()
  const shown = src && broken !== src
  return (
    <Box
      data-picture={shown ? 'own' : 'default'}
      sx={{
        position: 'relative',
        flex: 'none',
        overflow: 'hidden',
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'surface.mat',
        borderRadius: (theme) => `${large ? theme.radius.picture : theme.radius.tag}px`,
        ...(large ? { width: '100%', aspectRatio: '262 / 176' } : { width: { xs: 64, sm: 60 }, height: { xs: 52, sm: 44 } }),
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: 0,
          borderRadius: 'inherit',
          pointerEvents: 'none',
          boxShadow: (theme) => `inset 0 0 0 1px ${theme.vars.palette.surface.pictureLine}`,
        },
      }}
    >
      {shown ? (
        <Box
          component="img"
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(src)}
          sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
        />
      ) : (
        <Box sx={{ display: 'contents', '& svg': { color: 'text.tertiary', opacity: 0.55 } }}>
          <Mark size={large ? 44 : 22} />
        </Box>
      )}
    </Box>
  )
}

export function RowPicture({ item, kind }: { item: ListItem; kind: PictureKind }) {
  if (kind === 'none') return null
  return kind === 'person' ? <PersonAvatar name={item.title} imageUrl={item.imageURL} size={36} /> : <Thumbnail src={item.imageURL} />
}

export function GridPicture({ item, kind }: { item: ListItem; kind: PictureKind }) {
  if (kind !== 'person') return <Thumbnail src={item.imageURL} large />
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        aspectRatio: '262 / 176',
        bgcolor: 'surface.mat',
        borderRadius: (theme) => `${theme.radius.picture}px`,
      }}
    >
      <PersonAvatar name={item.title} imageUrl={item.imageURL} size={96} />
    </Box>
  )
}
