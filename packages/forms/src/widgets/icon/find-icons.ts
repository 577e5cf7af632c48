/** The specification's limit: more than these are never drawn. */
export const mostShown = 50

/** What a museum asks for, before anything is written. */
export const suggested: readonly string[] = [
  'Museum',
  'AccountBalance',
  'Article',
  'AutoStories',
  'MenuBook',
  'Image',
  'PhotoLibrary',
  'Collections',
  'Movie',
  'Headphones',
  'Mic',
  'ViewInAr',
  'Map',
  'Place',
  'Route',
  'DirectionsBoat',
  'Sailing',
  'Anchor',
  'Phishing',
  'Waves',
  'Castle',
  'Church',
  'Cottage',
  'House',
  'Agriculture',
  'Forest',
  'Landscape',
  'Park',
  'Pets',
  'Groups',
  'Person',
  'EscalatorWarning',
  'Accessible',
  'QrCode2',
  'Quiz',
  'Extension',
  'Event',
  'History',
  'Timeline',
  'HourglassEmpty',
  'Palette',
  'Brush',
  'Handyman',
  'Diamond',
  'Inventory2',
  'Public',
  'Translate',
  'Info',
  'Star',
  'Favorite',
]

export type Found = { shown: readonly string[]; total: number }

/** The icons whose name has every word that is written; those called so first, then those that begin so, then those with a word that does. */
export function findIcons(names: readonly string[], query: string): Found {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return { shown: suggested.filter((name) => names.includes(name)), total: names.length }
  const joined = words.join('')
  const found = names
    .flatMap((name) => {
      const plain = name.toLowerCase()
      if (!words.every((word) => plain.includes(word))) return []
      if (plain === joined) return [{ name, rank: 0 }]
      if (plain.startsWith(joined)) return [{ name, rank: 1 }]
      const beginsAWord = name.split(/(?=[A-Z])/).some((part) => part.toLowerCase().startsWith(words[0] ?? ''))
      return [{ name, rank: beginsAWord ? 2 : 3 }]
    })
    // Stable: within a rank they stand by name.
    .sort((one, other) => one.rank - other.rank)
  return { shown: found.slice(0, mostShown).map(({ name }) => name), total: found.length }
}

/** The place a key leads to in a grid that is filled row by row; it stops at the edges. Undefined for other keys. */
export function placeByKey(key: string, from: number, { count, columns }: { count: number; columns: number }): number | undefined {
  const to = (place: number) => (place >= 0 && place < count ? place : from)
  switch (key) {
    case 'ArrowDown':
      return from < 0 ? to(0) : to(from + columns)
    case 'ArrowUp':
      return to(from - columns)
    case 'ArrowRight':
      return from < 0 ? undefined : to(from + 1)
    case 'ArrowLeft':
      return from < 0 ? undefined : to(from - 1)
    default:
      return undefined
  }
}
