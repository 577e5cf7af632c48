import { FormServicesProvider, type FormServices as Services } from '@vitrine/forms/services'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#lib/api'
import { useLanguage } from '#lib/i18n'
import { useSettings } from '#lib/settings'
import { createEntities } from './form-services/entities.ts'
import { createLinkPreview } from './form-services/link-preview.ts'
import { createPlaces } from './form-services/places.ts'

/** The one place where the world meets what the widgets of a form want of it. What is not set up is left out, and its field says so. */
export function FormServices({ children }: { children: ReactNode }) {
  const api = useApi()
  const language = useLanguage()
  const { places, tiles } = useSettings()
  // Drawn anew when another language is chosen: names are fetched in it.
  const { t } = useTranslation()
  const locale = language.current()
  const demoMark = places?.is_demo ? t('app.demoData') : undefined
  const services = useMemo(
    (): Partial<Services> => ({
      entities: createEntities(api, locale),
      linkPreview: createLinkPreview(api),
      ...(places ? { places: createPlaces(api, demoMark) } : {}),
      ...(tiles ? { tiles } : {}),
    }),
    [api, locale, places, demoMark, tiles],
  )
  return <FormServicesProvider value={services}>{children}</FormServicesProvider>
}
