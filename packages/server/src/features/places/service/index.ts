/** The rules of places: what is asked of the services outside, how often, and what is kept of the answers. */
export { createPlaces, type Places } from './places.ts'
