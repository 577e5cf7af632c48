import { placeRoutes } from '@vitrine/contract'
import { type Api, serve } from '#platform/http'
import type { Places } from './service/index.ts'

/** By the caller's address: someone who moves about a map looks at some twenty squares at a time. */
const tileLimit = { max: 1200, timeWindow: 60_000 }

export function placesRoutes(api: Api, places: Places): void {
  serve(api, placeRoutes.search, ({ query, principal, signal }) => places.search(principal, query, signal))
  serve(api, placeRoutes.tile, ({ params }) => places.tile(params), { rateLimit: tileLimit })
}
