import Button from '@mui/material/Button'
import type { Locale } from '@vitrine/contract'
import { ArrowLeftRight } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const ExchangeDialog = lazy(async () => ({ default: (await import('./exchange-dialog.tsx')).ExchangeDialog }))

/** Texts out as a file, and in again. */
export function ExchangeButton({ locales }: { locales: Locale[] }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" startIcon={<ArrowLeftRight aria-hidden />} onClick={() => setOpen(true)}>
        {t('views.admin.translations.exchange.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <ExchangeDialog locales={locales} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
