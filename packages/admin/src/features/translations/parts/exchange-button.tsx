import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useTheme } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Locale } from '@vitrine/contract'
import { ArrowLeftRight } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const ExchangeDialog = lazy(async () => ({ default: (await import('./exchange-dialog.tsx')).ExchangeDialog }))

/** Texts out as a file, and in again. */
export function ExchangeButton({ locales }: { locales: Locale[] }) {
  const { t } = useTranslation()
  const label = t('views.admin.translations.exchange.open')
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'))
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {isPhone ? (
        <Tooltip title={label}>
          <IconButton aria-label={label} onClick={() => setOpen(true)}>
            <ArrowLeftRight aria-hidden />
          </IconButton>
        </Tooltip>
      ) : (
        <Button variant="outlined" startIcon={<ArrowLeftRight aria-hidden />} onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <ExchangeDialog locales={locales} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
