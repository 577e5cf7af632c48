import { type Case, everyone, signedIn, superusers, type World } from './cases.ts'

const text = { about: 'a text', params: ({ text: { key, language_code } }: World) => ({ key, locale: language_code }) }
const key = { about: 'a key', params: ({ text: { key_id } }: World) => ({ id: key_id }) }
const missing = { about: 'one that is not there', params: (world: World) => ({ id: world.missing }) }
const changed = { translation_key: 'generic.saved', translations: [], version: 1 }

export const translationCases = {
  'translations.list': [{ about: 'all', expected: signedIn(200) }],
  'translations.dictionary': [{ about: 'a language', params: () => ({ file: 'no.json' }), expected: everyone(200) }],
  'translations.get': [{ ...text, expected: signedIn(200) }],
  'translations.put': [
    {
      about: 'a text',
      body: (world) => ({ translation_key: world.text.key, language_code: world.text.language_code, text: 'Ny' }),
      expected: superusers(200),
    },
  ],
  'translations.remove': [{ ...text, expected: superusers(204) }],

  'translationKeys.list': [{ about: 'all', expected: signedIn(200) }],
  'translationKeys.create': [{ about: 'a new one', body: () => ({ translation_key: 'db.new' }), expected: superusers(201) }],
  'translationKeys.keep': [{ about: 'a new one', body: () => ['db.new'], expected: superusers(200) }],
  'translationKeys.get': [
    { ...key, expected: signedIn(200) },
    { ...missing, expected: signedIn(404) },
  ],
  'translationKeys.update': [
    { ...key, body: () => ({ ...changed, version: 2 }), expected: superusers(200) },
    { ...missing, body: () => changed, expected: superusers(404) },
  ],
  'translationKeys.remove': [
    { ...key, expected: superusers(204) },
    { ...missing, expected: superusers(404) },
  ],
  'translationKeys.validate': [{ about: 'a key', params: (world) => ({ key: world.text.key }), expected: superusers(200) }],

  'translationExchange.export': [{ about: 'all', query: () => 'format=json', expected: superusers(200) }],
  'translationExchange.import': [{ about: 'a file', body: () => ({ format: 'json', content: '{}' }), expected: superusers(200) }],
} satisfies Record<`translation${string}`, Case[]>
