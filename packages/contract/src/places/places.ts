import { z } from 'zod'
import { appLocales } from '../languages/languages.ts'
import { place } from '../owners/owners.ts'
import { problemKind } from '../problem-kinds.ts'
import { line } from '../record.ts'
import { route } from '../route.ts'

/** A place by the name people know it by; the region tells it from others of that name. */
export const namedPlace = place.extend({ name: z.string(), region: z.string() })
export type NamedPlace = z.infer<typeof namedPlace>

/** How far in a map goes: at 19 a house fills the picture. */
const deepestZoom = 19
const whole = (max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.int().min(0).max(max))

const tilePlace = z
  .object({ z: whole(deepestZoom), x: whole(2 ** deepestZoom), y: whole(2 ** deepestZoom) })
  .refine(({ z: zoom, x, y }) => x < 2 ** zoom && y < 2 ** zoom)

export const tilePicture = z.object({ type: z.enum(['image/png', 'image/jpeg', 'image/webp']), bytes: z.instanceof(Uint8Array) })
export type TilePicture = z.infer<typeof tilePicture>

export const placeRoutes = {
  search: route('GET', '/admin/api/places', {
    query: z.strictObject({ q: line(200).min(1), locale: z.enum(appLocales).default('no') }),
    answer: z.array(namedPlace),
    summary: 'Places by name, for the map of a form',
  }),
  tile: route('GET', '/admin/api/tiles/:z/:x/:y', {
    access: 'public',
    params: tilePlace,
    answer: tilePicture,
    picture: { keptSeconds: 86_400 },
    summary: "One square of the map, handed on from the installation's map server so that it never meets the people who look",
  }),
}

export const placeProblems = {
  not_set_up: problemKind('places.not_set_up', 404, 'No such service is set up here'),
  unavailable: problemKind('places.unavailable', 503, 'The service for places does not answer right now'),
}
