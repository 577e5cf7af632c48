import { type NamedPlace, place } from '@vitrine/contract'
import { z } from 'zod'

/** The part we read of Nominatim's jsonv2; all of it may be missing, and the numbers are text. */
const found = z.object({
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  name: z.string().nullish(),
  display_name: z.string().nullish(),
  address: z.record(z.string(), z.unknown()).nullish(),
})

/** From near to far, one of each line: what tells two places of one name apart. */
const regions = [['suburb', 'village', 'town', 'city', 'municipality'], ['county', 'state'], ['country']]
const longest = 200

const words = (text: unknown): string =>
  typeof text === 'string'
    ? text
        .replaceAll(/[\p{Cc}\s]+/gu, ' ')
        .trim()
        .slice(0, longest)
    : ''

function toPlace(item: unknown): NamedPlace[] {
  const { data } = found.safeParse(item)
  const at = place.safeParse({ lat: data?.lat, lng: data?.lon })
  const name = words(data?.name) || words(data?.display_name?.split(',')[0])
  if (!data || !at.success || !name) return []
  const parts = regions.map((kinds) => kinds.map((kind) => words(data.address?.[kind])).find((text) => text && text !== name) ?? '')
  return [{ name, region: [...new Set(parts)].filter(Boolean).join(', '), ...at.data }]
}

/** What cannot be read as a place is left out; an answer that is no list is none. */
export const readPlaces = (json: string): NamedPlace[] => z.array(z.unknown()).parse(JSON.parse(json)).flatMap(toPlace)
