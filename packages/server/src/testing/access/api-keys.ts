import { type Case, superusers, superusersSee, type World } from './cases.ts'

const key = { about: 'a key', params: (world: World) => ({ id: world.apiKey }) }
const missing = { about: 'one that is not there', params: (world: World) => ({ id: world.missing }) }
const grant = {
  about: 'a key and an instance of its application',
  params: ({ apiKey, foreignInstance }: World) => ({ id: apiKey, instance_id: foreignInstance.id }),
}
const draft = (world: World) => ({
  name: 'Kiosk',
  description: null,
  application_id: world.foreignInstance.application_id,
  expires_at: null,
  version: 1,
})

export const apiKeyCases = {
  'apiKeys.list': [{ about: 'all', expected: superusers(200) }],
  'apiKeys.get': [
    { ...key, expected: superusersSee(200) },
    { ...missing, expected: superusersSee(404) },
  ],
  'apiKeys.create': [{ about: 'a new one', body: draft, expected: superusers(201) }],
  'apiKeys.update': [
    { ...key, body: draft, expected: superusersSee(200) },
    { ...missing, body: draft, expected: superusersSee(404) },
  ],
  'apiKeys.remove': [
    { ...key, expected: superusersSee(204) },
    { ...key, about: 'one that is not deleted, for ever', query: () => 'permanent=true', expected: superusersSee(409) },
    { ...missing, expected: superusersSee(404) },
  ],
  'apiKeys.undelete': [
    { ...key, expected: superusersSee(200) },
    { ...missing, expected: superusersSee(404) },
  ],
  'apiKeys.instances': [
    { ...key, expected: superusersSee(200) },
    { ...missing, expected: superusersSee(404) },
  ],
  'apiKeys.grant': [
    { ...grant, expected: superusersSee(204) },
    {
      about: 'an instance that is not there',
      params: ({ apiKey, missing: id }) => ({ id: apiKey, instance_id: id }),
      expected: superusersSee(404),
    },
  ],
  'apiKeys.revoke': [{ ...grant, expected: superusersSee(204) }],
  'apiKeys.grantAll': [
    { ...key, expected: superusersSee(200) },
    { ...missing, expected: superusersSee(404) },
  ],
  'apiKeys.revokeAll': [{ ...key, expected: superusersSee(200) }],
} satisfies Record<`apiKeys.${string}`, Case[]>
