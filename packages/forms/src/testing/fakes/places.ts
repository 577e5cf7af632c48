import type { Place, Places } from '../../widgets/location-picker/service.ts'

const known: Place[] = [
  { name: 'Selje', region: 'Vestland', lat: 62.0431, lng: 5.3451 },
  { name: 'Seljord', region: 'Telemark', lat: 59.4853, lng: 8.6297 },
  { name: 'Bryggen', region: 'Bergen', lat: 60.3976, lng: 5.3245 },
]

/** Answers from a short list and remembers what it was asked. */
export function fakePlaces(): Places & { asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    search: async (q, locale) => {
      asked.push(`${q} (${locale})`)
      return known.filter(({ name }) => name.toLowerCase().startsWith(q.toLowerCase()))
    },
  }
}

export const failingPlaces: Places = { search: () => Promise.reject(new Error('No answer')) }
