import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '#lib/current-user'
import { PersonAvatar } from '#ui/page'
import { Hint } from './hint.tsx'

// Most pages are left without it ever being opened.
const ProfilePanel = lazy(async () => ({ default: (await import('./profile-panel.tsx')).ProfilePanel }))

export function ProfileMenu() {
  const { t } = useTranslation()
  const { user } = useCurrentUser()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isWanted, setWanted] = useState(false)
  const label = t('app.profileOf', { name: user.name })
  return (
    <>
      <Hint text={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={Boolean(anchor)}
          onClick={(event) => {
            setWanted(true)
            setAnchor(event.currentTarget)
          }}
          sx={{ borderRadius: '50%' }}
        >
          <PersonAvatar name={user.name} imageUrl={user.image_url} />
        </IconButton>
      </Hint>
      {isWanted && (
        <Suspense>
          <ProfilePanel anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}
