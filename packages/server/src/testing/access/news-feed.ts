import { type Case, signedIn, superusers, superusersSee, type World } from './cases.ts'

const item = { about: 'one', params: (world: World) => ({ id: world.newsItem }) }
const missing = { about: 'one that is not there', params: (world: World) => ({ id: world.missing }) }
const draft = () => ({ title: 'Nytt', description: '', keywords: [], published_at: null, version: 1 })

export const newsFeedCases = {
  'newsFeed.feed': [{ about: 'what is published', expected: signedIn(200) }],
  'newsFeed.list': [{ about: 'all', expected: superusers(200) }],
  'newsFeed.get': [
    { ...item, expected: superusersSee(200) },
    { ...missing, expected: superusersSee(404) },
  ],
  'newsFeed.create': [{ about: 'a new one', body: draft, expected: superusers(201) }],
  'newsFeed.update': [
    { ...item, body: draft, expected: superusersSee(200) },
    { ...missing, body: draft, expected: superusersSee(404) },
  ],
  'newsFeed.remove': [
    { ...item, expected: superusersSee(204) },
    { ...missing, expected: superusersSee(404) },
  ],
} satisfies Record<`newsFeed.${string}`, Case[]>
