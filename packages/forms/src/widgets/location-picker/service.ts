/** A place that a person can be shown by name. */
export type Place = { name: string; region: string; lat: number; lng: number }

/** Finds places by name, in the person's language. Rejects when it gets no answer. */
export type Places = { search(q: string, locale: string, signal: AbortSignal): Promise<Place[]> }

/** Map pictures from a server; without them the map has the coasts and borders that come with the product. */
export type MapTiles = { url: string; attribution: string }
