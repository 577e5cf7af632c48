import { once } from 'node:events'
import { createServer } from 'node:http'
import { knownPlaces } from './places-data.ts'

const mostAtOnce = 40

const folded = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ø', 'o').replaceAll('æ', 'ae')

/** Nominatim's `/search?format=jsonv2&addressdetails=1`, from a short list of places. */
function search(query: URLSearchParams): unknown[] {
  const q = folded(query.get('q') ?? '').trim()
  const limit = Math.min(Number(query.get('limit') ?? 10) || 10, mostAtOnce)
  const inEnglish = query.get('accept-language')?.startsWith('en')
  const hits = knownPlaces.flatMap((place, index) => {
    const rank = [place.name, ...(place.alsoCalled ?? [])].map(folded).findIndex((name) => name.startsWith(q) || name.includes(` ${q}`))
    return q && rank >= 0 ? [{ ...place, index }] : []
  })
  return hits.slice(0, limit).map(({ name, kind, municipality, county, country, lat, lng, index }) => {
    const land = inEnglish ? country.en : country.own
    return {
      place_id: index + 1,
      licence: 'Demo data of Vitrine',
      osm_type: 'node',
      osm_id: index + 1,
      lat: lat.toFixed(7),
      lon: lng.toFixed(7),
      category: 'place',
      type: kind,
      place_rank: 16,
      importance: 0.5,
      addresstype: kind,
      name,
      display_name: [name, municipality, county, land].filter(Boolean).join(', '),
      address: { [kind]: name, municipality, county, country: land, country_code: country.code },
      boundingbox: [lat - 0.02, lat + 0.02, lng - 0.04, lng + 0.04].map((edge) => edge.toFixed(7)),
    }
  })
}

/** On loopback, at a port nobody uses; it ends with the process that opened it. */
export async function openPlacesStandIn() {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://stand-in')
    const isSearch = pathname === '/search'
    response.writeHead(isSearch ? 200 : 404, { 'content-type': 'application/json; charset=utf-8' })
    response.end(JSON.stringify(isSearch ? search(searchParams) : { error: 'Only /search stands in' }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  const { port } = server.address() as { port: number }
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
