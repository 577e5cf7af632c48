import { appLocales, placeRoutes } from '@vitrine/contract'
import type { FormServices } from '@vitrine/forms/services'
import type { Api } from '#lib/api'

/** Places by name; `mark` is what the finds of a stand-in are marked by. */
export const createPlaces = (api: Api, mark: string | undefined): FormServices['places'] => ({
  async search(q, language, signal) {
    const locale = appLocales.find((each) => each === language)
    const found = (await api.call(placeRoutes.search, { query: { q, locale } }, signal)) ?? []
    return mark === undefined ? found : found.map((place) => ({ ...place, region: [place.region, mark].filter(Boolean).join(' · ') }))
  },
})
