import { type CallerKind, type Case, signedIn, status, superusers, superusersSee, type World } from './cases.ts'

const own = { about: 'the owner they work for', params: (world: World, caller: CallerKind) => ({ id: world.instance(caller).owner_id }) }
const foreign = { about: "someone else's owner", params: ({ foreignInstance }: World) => ({ id: foreignInstance.owner_id }) }
const missing = { about: 'one that is not there', params: (world: World) => ({ id: world.missing }) }

const limited = { name: { no: 'Nytt navn' }, description: {}, availability_url: null, location: null, version: 1 }
const whole = { ...limited, slug: 'nytt-navn', identifier: null, google_analytics_code: null, owner_id: null, image_url: null }

export const ownerCases = {
  'owners.list': [{ about: 'what they see', expected: signedIn(200) }],
  'owners.get': [
    { ...own, expected: signedIn(200) },
    { ...foreign, expected: superusersSee(200) },
    { ...missing, expected: superusersSee(404) },
  ],
  'owners.create': [{ about: 'a new one', body: () => ({ name: { no: 'Nytt museum' } }), expected: superusers(201) }],
  'owners.update': [
    { ...own, body: () => whole, expected: superusers(200) },
    { ...foreign, body: () => whole, expected: superusersSee(200) },
    { ...missing, body: () => whole, expected: superusersSee(404) },
  ],
  'owners.updateLimited': [
    { ...own, body: () => limited, expected: status(401, 403, 200, 200, 200, 403) },
    { ...foreign, body: () => limited, expected: superusersSee(200) },
    { ...missing, body: () => limited, expected: superusersSee(404) },
  ],
  'owners.remove': [
    { ...own, query: () => 'force=true', expected: superusers(204) },
    { ...own, about: 'the owner they work for, which has an instance', expected: superusers(409) },
    { ...foreign, query: () => 'force=true', expected: superusersSee(204) },
    { ...missing, expected: superusersSee(404) },
  ],
  'owners.undelete': [
    { ...own, expected: superusers(200) },
    { ...foreign, expected: superusersSee(200) },
    { ...missing, expected: superusersSee(404) },
  ],
} satisfies Record<`owners.${string}`, Case[]>
