import IconButton from '@mui/material/IconButton'
import { ChevronsUpDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '#lib/current-user'
import { useInstanceOfAddress } from '#lib/instance'
import { Hint } from './hint.tsx'

// Most days one stays where one is.
const InstanceList = lazy(async () => ({ default: (await import('./instance-list.tsx')).InstanceList }))

/** From one instance to another without the dashboard between; for those who work in more than one. */
export function InstanceSwitcher() {
  const { t } = useTranslation()
  const { user, instance } = useCurrentUser()
  const visited = useInstanceOfAddress()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isWanted, setWanted] = useState(false)
  const others = user.instances.filter((each) => each !== instance)
  if ((!instance && !visited) || others.length === 0) return null
  const label = t('app.switchInstance')
  return (
    <>
      <Hint text={label}>
        <IconButton
          size="small"
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={Boolean(anchor)}
          onClick={(event) => {
            setWanted(true)
            setAnchor(event.currentTarget)
          }}
          sx={{ flex: 'none', ml: -1 }}
        >
          <ChevronsUpDown aria-hidden />
        </IconButton>
      </Hint>
      {isWanted && (
        <Suspense>
          <InstanceList anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}
