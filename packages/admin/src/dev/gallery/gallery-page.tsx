import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FormServicesProvider } from '@vitrine/forms'
import { fakeServices, galleryGroups } from '@vitrine/forms/testing'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useDocumentTitle, useHeadingFocus } from '#lib/document-title'
import { Wordmark } from '#ui/mark'
import { NotFound } from '#ui/states'
import { GalleryMenu } from './gallery-menu.tsx'
import { GroupSection } from './group-section.tsx'
import { LookChoice } from './look-choice.tsx'
import { useGrowing } from './use-growing.ts'
import { useWantedLook } from './use-wanted-look.ts'

/** Every widget, field and template in every state, for those who build them; with a name in the address, one of them. */
export function GalleryPage() {
  const { t } = useTranslation()
  const { name } = useParams()
  const isReady = useWantedLook()
  const main = useRef<HTMLElement>(null)
  const shown = galleryGroups.filter((group) => name === undefined || group.name === name)
  const title = name && shown.length > 0 ? name : t('gallery.title')
  useDocumentTitle(title)
  useHeadingFocus(main, name ?? '')
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          minHeight: (theme) => theme.size.header,
          px: { xs: 2, sm: 2.5 },
          py: 1,
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Wordmark label={t('app.title')} />
        <LookChoice />
      </Box>
      <Box sx={{ flex: 1, display: { xs: 'block', md: 'flex' }, alignItems: 'stretch' }}>
        <GalleryMenu groups={galleryGroups} />
        <Box component="main" id="main" ref={main} sx={{ flex: 1, minWidth: 0, px: { xs: 2, sm: 3.5 }, py: 3 }}>
          <Typography variant="h1">{title}</Typography>
          {shown.length === 0 ? (
            <NotFound home="/dev/gallery" />
          ) : (
            <FormServicesProvider value={fakeServices}>{isReady && <Groups key={name ?? ''} groups={shown} />}</FormServicesProvider>
          )}
        </Box>
      </Box>
    </Box>
  )
}

function Groups({ groups }: { groups: typeof galleryGroups }) {
  const drawn = useGrowing(groups.length)
  return (
    <Box aria-busy={drawn < groups.length} data-gallery={drawn < groups.length ? 'growing' : 'whole'}>
      {groups.slice(0, drawn).map((group) => (
        <GroupSection key={group.name} group={group} isAlone={groups.length === 1} />
      ))}
    </Box>
  )
}
