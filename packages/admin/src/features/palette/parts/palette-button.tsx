import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { AdminKind } from '#lib/admin-area'
import { useCurrentUser } from '#lib/current-user'
import { createRecent } from '#lib/recent'

// Most pages are left without it ever being opened.
const PaletteDialog = lazy(async () => ({ default: (await import('./palette-dialog.tsx')).PaletteDialog }))

const isMac = () => /Mac|iP(hone|ad)/.test(navigator.platform)
const isLayerOpen = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null

/** The search of the header; the same opens by Ctrl K or ⌘ K from anywhere. */
export function PaletteButton({ kinds }: { kinds: AdminKind[] }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { user } = useCurrentUser()
  const recent = useMemo(() => createRecent(localStorage, user.id), [user.id])
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<Element | null>(null)

  useEffect(() => recent.note(pathname), [recent, pathname])
  useEffect(() => {
    // Heard last: in rich text with words chosen the same keys are the link's, which lets them go no further.
    const onKey = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k'
      if (!isAsked || event.defaultPrevented || isLayerOpen()) return
      event.preventDefault()
      opener.current = document.activeElement
      setOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  const close = (leaves = false) => {
    const back = opener.current
    setOpen(false)
    // A new page takes the focus itself.
    if (!leaves && back instanceof HTMLElement) requestAnimationFrame(() => back.focus())
  }
  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={(event) => {
          opener.current = event.currentTarget
          setOpen(true)
        }}
        sx={{
          display: 'flex',
          justifyContent: 'flex-start',
          gap: 1,
          flex: 'none',
          width: { xs: 40, sm: 40, md: 280 },
          height: 32,
          px: 1.25,
          mr: 0.5,
          borderRadius: 1,
          typography: 'body2',
          color: 'text.secondary',
          bgcolor: { md: 'surface.sunken' },
          '& svg': { width: 16, height: 16, flex: 'none' },
          '&:hover': { color: 'text.primary' },
        }}
      >
        <Search aria-hidden />
        <Box
          component="span"
          sx={{
            flex: 1,
            textAlign: 'left',
            whiteSpace: 'nowrap',
            // On small screens the name is heard only.
            ...{ position: { xs: 'absolute', md: 'static' }, clipPath: { xs: 'inset(50%)', md: 'none' } },
          }}
        >
          {t('palette.open')}
        </Box>
        <Box
          component="span"
          aria-hidden
          sx={{
            display: { xs: 'none', md: 'block' },
            px: 0.625,
            typography: 'caption',
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: '5px',
          }}
        >
          {t(isMac() ? 'palette.keys.openMac' : 'palette.keys.open')}
        </Box>
      </ButtonBase>
      {isOpen && (
        <Suspense>
          <PaletteDialog kinds={kinds} recent={recent} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
