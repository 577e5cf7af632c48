export type Point = { lat: number; lng: number }

export const limits = { lat: 90, lng: 180 } as const

/** About a tenth of a metre: more digits would promise what no map keeps. */
const decimals = 6

/** What a value has by name: nothing, when it is no object. */
export const partsOf = (value: unknown): Partial<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

export function toPoint(value: unknown): Point | undefined {
  const { lat, lng } = partsOf(value)
  return typeof lat === 'number' && typeof lng === 'number' && Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : undefined
}

/** A stored coordinate as it stands, also one that is no number; a value that is no place at all stands in the first. */
export function storedText(value: unknown, part: keyof Point): string {
  const isWhole = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || Array.isArray(value)
  const stored = isWhole ? (part === 'lat' ? value : undefined) : partsOf(value)[part]
  if (stored === undefined || stored === null) return ''
  return typeof stored === 'object' ? JSON.stringify(stored) : String(stored)
}

export const rounded = ({ lat, lng }: Point): Point => ({ lat: Number(lat.toFixed(decimals)), lng: Number(lng.toFixed(decimals)) })

/** One coordinate as a person writes it: comma or full stop; undefined when it is none, or lies off the globe. */
export function parseCoordinate(text: string, part: keyof Point): number | undefined {
  const bare = text.trim().replace('\u2212', '-').replace(',', '.').replace(/\s*°$/, '')
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(bare)) return undefined
  const number = Number(bare)
  return Math.abs(number) <= limits[part] ? number : undefined
}

/** «59.9, 10.7», as map services write it: both coordinates pasted into one field. */
export function parsePair(text: string): Point | undefined {
  const parts = /^\s*([+-]?\d+(?:\.\d+)?)\s*[,;\s]\s*([+-]?\d+(?:\.\d+)?)\s*$/.exec(text)
  if (!parts || !text.includes('.')) return undefined
  const lat = parseCoordinate(parts[1] ?? '', 'lat')
  const lng = parseCoordinate(parts[2] ?? '', 'lng')
  return lat === undefined || lng === undefined ? undefined : { lat, lng }
}
