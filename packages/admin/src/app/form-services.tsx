import { FormServicesProvider, type FormServices as Services } from '@vitrine/forms/services'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#lib/api'
import { useLanguage } from '#lib/i18n'
import { createEntities } from './form-services/entities.ts'

/** The one place where the world meets what the widgets of a form want of it. */
export function FormServices({ children }: { children: ReactNode }) {
  const api = useApi()
  const language = useLanguage()
  // Drawn anew when another language is chosen: names are fetched in it.
  useTranslation()
  const locale = language.current()
  const services = useMemo((): Partial<Services> => ({ entities: createEntities(api, locale) }), [api, locale])
  return <FormServicesProvider value={services}>{children}</FormServicesProvider>
}
