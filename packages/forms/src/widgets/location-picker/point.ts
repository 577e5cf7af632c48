export type Point = { lat: number; lng: number }

export const limits = { lat: 90, lng: 180 } as const

/** About a tenth of a metre: more digits would promise what no map keeps. */
const decimals = 6

export function toPoint(value: unknown): Point | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { lat, lng } = value as Partial<Record<keyof Point, unknown>>
  return typeof lat === 'number' && typeof lng === 'number' && Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : undefined
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
