import {
  commonProblems,
  type NamedPlace,
  type ParamsOf,
  placeProblems,
  type placeRoutes,
  type QueryOf,
  type TilePicture,
  tilePicture,
  toBcp47,
} from '@vitrine/contract'
import type { Principal } from '#platform/auth'
import { createMemory } from '#platform/memory'
import type { ReadService } from '#platform/outside'
import { Problem } from '#platform/problems'
import { createThrottle } from '#platform/throttle'
import { readPlaces } from './read-places.ts'
import { createTurns } from './turns.ts'

type Needs = {
  readService: ReadService
  placesUrl: string | null
  tilesUrl: string | null
  log: { warn(details: object, message: string): void }
}

const dayMs = 24 * 60 * 60_000
const mostPerPerson = { max: 120, windowMs: 60_000 }
const mostKept = { places: 1_000, tiles: 300 }
const mostBytes = { places: 512 * 1024, tile: 256 * 1024 }
const mostPlaces = 10
/** What openstreetmap.org asks of those who use its own search; others set their own pace. */
const restMs = (base: string) => (new URL(base).hostname.endsWith('openstreetmap.org') ? 1_000 : 0)

export function createPlaces({ readService, placesUrl, tilesUrl, log }: Needs) {
  const throttle = createThrottle(mostPerPerson)
  const known = createMemory<NamedPlace[]>({ most: mostKept.places })
  const tiles = createMemory<TilePicture>({ most: mostKept.tiles })
  const inTurn = createTurns(placesUrl ? restMs(placesUrl) : 0)

  const translate = async <Read>(what: string, read: Promise<Read>): Promise<Read> => {
    try {
      return await read
    } catch (error) {
      log.warn({ reason: String(error) }, `${what} got no answer`)
      throw new Problem(placeProblems.unavailable)
    }
  }

  const askPlaces = async (base: string, { q, locale }: QueryOf<typeof placeRoutes.search>, signal: AbortSignal) => {
    const url = new URL('search', base.endsWith('/') ? base : `${base}/`)
    url.search = new URLSearchParams({
      q,
      format: 'jsonv2',
      addressdetails: '1',
      limit: String(mostPlaces),
      'accept-language': toBcp47(locale),
    }).toString()
    const { bytes } = await readService(url, { accept: 'application/json', mostBytes: mostBytes.places, signal })
    return { value: readPlaces(bytes.toString('utf8')).slice(0, mostPlaces), keepMs: dayMs }
  }

  const askTile = async (template: string, { z, x, y }: ParamsOf<typeof placeRoutes.tile>) => {
    const address = template.replaceAll('{z}', String(z)).replaceAll('{x}', String(x)).replaceAll('{y}', String(y))
    const { type, bytes } = await readService(new URL(address), { accept: 'image/*', mostBytes: mostBytes.tile })
    return { value: tilePicture.parse({ type, bytes }), keepMs: dayMs }
  }

  return {
    // open: whoever fills in a form may look for a place, and the answers are everyone's
    search: async (by: Principal, query: QueryOf<typeof placeRoutes.search>, signal: AbortSignal): Promise<NamedPlace[]> => {
      if (!placesUrl) throw new Problem(placeProblems.not_set_up)
      const key = `${query.locale} ${query.q.toLowerCase()}`
      const ready = known.get(key)
      if (ready) return ready
      if (!throttle.take(String(by.user_id))) throw new Problem(commonProblems.too_many_requests)
      return translate(
        'the place search',
        inTurn(async () => {
          // Whoever wrote on meanwhile has asked anew.
          signal.throwIfAborted()
          return known.get(key) ?? known.keep(key, () => askPlaces(placesUrl, query, signal))
        }),
      )
    },

    // open: a picture in a page carries no token; the map is public, and the rate of each caller is bounded
    tile: async (at: ParamsOf<typeof placeRoutes.tile>): Promise<TilePicture> => {
      if (!tilesUrl) throw new Problem(placeProblems.not_set_up)
      const key = `${at.z}/${at.x}/${at.y}`
      return translate('the map server', tiles.get(key) ?? tiles.keep(key, () => askTile(tilesUrl, at)))
    },
  }
}
export type Places = ReturnType<typeof createPlaces>
