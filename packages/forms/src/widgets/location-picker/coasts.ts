import { feature } from 'topojson-client'
import atlas from 'world-atlas/countries-50m.json'

/** Coasts and borders of the world (Natural Earth, in the public domain): a map that needs no network. */
export const readCoasts = () => feature(atlas as unknown as Parameters<typeof feature>[0], 'countries')
