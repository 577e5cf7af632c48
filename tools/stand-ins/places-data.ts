const norway = { own: 'Norge', en: 'Norway', code: 'no' }
const sweden = { own: 'Sverige', en: 'Sweden', code: 'se' }

export type KnownPlace = {
  name: string
  kind: 'city' | 'town' | 'village' | 'island'
  municipality?: string
  county: string
  country: { own: string; en: string; code: string }
  lat: number
  lng: number
  alsoCalled?: string[]
}

/** Well-known towns, rounded to a hundredth of a degree: enough to try a map with. */
export const knownPlaces: KnownPlace[] = [
  { name: 'Oslo', kind: 'city', county: 'Oslo', country: norway, lat: 59.91, lng: 10.75, alsoCalled: ['Christiania', 'Kristiania'] },
  { name: 'Bergen', kind: 'city', municipality: 'Bergen', county: 'Vestland', country: norway, lat: 60.39, lng: 5.32 },
  {
    name: 'Trondheim',
    kind: 'city',
    municipality: 'Trondheim',
    county: 'Trøndelag',
    country: norway,
    lat: 63.43,
    lng: 10.4,
    alsoCalled: ['Tråante'],
  },
  { name: 'Stavanger', kind: 'city', municipality: 'Stavanger', county: 'Rogaland', country: norway, lat: 58.97, lng: 5.73 },
  { name: 'Kristiansand', kind: 'city', municipality: 'Kristiansand', county: 'Agder', country: norway, lat: 58.15, lng: 8.0 },
  { name: 'Tromsø', kind: 'city', municipality: 'Tromsø', county: 'Troms', country: norway, lat: 69.65, lng: 18.96, alsoCalled: ['Romsa'] },
  {
    name: 'Bodø',
    kind: 'town',
    municipality: 'Bodø',
    county: 'Nordland',
    country: norway,
    lat: 67.28,
    lng: 14.4,
    alsoCalled: ['Bådåddjo'],
  },
  { name: 'Ålesund', kind: 'town', municipality: 'Ålesund', county: 'Møre og Romsdal', country: norway, lat: 62.47, lng: 6.15 },
  { name: 'Haugesund', kind: 'town', municipality: 'Haugesund', county: 'Rogaland', country: norway, lat: 59.41, lng: 5.27 },
  { name: 'Lillehammer', kind: 'town', municipality: 'Lillehammer', county: 'Innlandet', country: norway, lat: 61.12, lng: 10.47 },
  {
    name: 'Røros',
    kind: 'town',
    municipality: 'Røros',
    county: 'Trøndelag',
    country: norway,
    lat: 62.57,
    lng: 11.38,
    alsoCalled: ['Plassje'],
  },
  {
    name: 'Karasjok',
    kind: 'village',
    municipality: 'Karasjok',
    county: 'Finnmark',
    country: norway,
    lat: 69.47,
    lng: 25.51,
    alsoCalled: ['Kárášjohka'],
  },
  {
    name: 'Kautokeino',
    kind: 'village',
    municipality: 'Kautokeino',
    county: 'Finnmark',
    country: norway,
    lat: 69.01,
    lng: 23.04,
    alsoCalled: ['Guovdageaidnu'],
  },
  { name: 'Selje', kind: 'village', municipality: 'Stad', county: 'Vestland', country: norway, lat: 62.04, lng: 5.35 },
  { name: 'Seljord', kind: 'village', municipality: 'Seljord', county: 'Telemark', country: norway, lat: 59.49, lng: 8.63 },
  { name: 'Skudeneshavn', kind: 'town', municipality: 'Karmøy', county: 'Rogaland', country: norway, lat: 59.15, lng: 5.26 },
  { name: 'Svolvær', kind: 'town', municipality: 'Vågan', county: 'Nordland', country: norway, lat: 68.23, lng: 14.57 },
  { name: 'Longyearbyen', kind: 'town', county: 'Svalbard', country: norway, lat: 78.22, lng: 15.65 },
  { name: 'Stockholm', kind: 'city', municipality: 'Stockholm', county: 'Stockholms län', country: sweden, lat: 59.33, lng: 18.07 },
  {
    name: 'Göteborg',
    kind: 'city',
    municipality: 'Göteborg',
    county: 'Västra Götalands län',
    country: sweden,
    lat: 57.71,
    lng: 11.97,
    alsoCalled: ['Gothenburg'],
  },
  {
    name: 'Östersund',
    kind: 'town',
    municipality: 'Östersund',
    county: 'Jämtlands län',
    country: sweden,
    lat: 63.18,
    lng: 14.64,
    alsoCalled: ['Staare'],
  },
  {
    name: 'Kiruna',
    kind: 'town',
    municipality: 'Kiruna',
    county: 'Norrbottens län',
    country: sweden,
    lat: 67.86,
    lng: 20.23,
    alsoCalled: ['Giron'],
  },
  { name: 'Visby', kind: 'town', municipality: 'Gotland', county: 'Gotlands län', country: sweden, lat: 57.64, lng: 18.3 },
]
