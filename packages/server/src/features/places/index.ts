/** A place is a spot on the map with the name people know it by; tiles are the squares the map is drawn from. Avoid: geocode. */
import type { Api } from '#platform/http'
import type { ReadService } from '#platform/outside'
import { placesRoutes } from './routes.ts'
import { createPlaces } from './service/index.ts'

export function placesFeature(
  api: Api,
  needs: { readService: ReadService; placesUrl: string | null; tilesUrl: string | null; log: Api['server']['log'] },
): void {
  placesRoutes(api, createPlaces(needs))
}
