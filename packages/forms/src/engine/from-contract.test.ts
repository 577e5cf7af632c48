import {
  apiKeyDraft,
  applicationDraft,
  instanceDraft,
  instanceInvitation,
  localeDraft,
  newNewsItemDraft,
  newsItemDraft,
  newUserDraft,
  ownerDraft,
  ownerLimitedDraft,
  schemaDraft,
  userDraft,
} from '@vitrine/contract'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fromContract } from './from-contract.ts'
import { createValidator } from './validator.ts'

const name = { type: 'string', minLength: 1, pattern: '^[^\\u0000-\\u001f\\u007f]*$', 'x-trim': true }
const image_url = { type: ['string', 'null'], default: null, maxLength: 2000, format: 'uri', 'x-url': { protocol: '^https$' } }

describe('[ADM-03] a draft becomes the schema of its form', () => {
  test('with one rule per fault and no option pickers', () => {
    expect(fromContract(localeDraft)).toEqual({
      type: 'object',
      properties: {
        language_code: { type: 'string', minLength: 2, maxLength: 20, pattern: '^[A-Za-z-]+$', 'x-trim': true },
        name: { ...name, maxLength: 100 },
      },
      required: ['language_code', 'name'],
    })
    expect(fromContract(newUserDraft.omit({ username: true }))).toEqual({
      type: 'object',
      properties: { name: { ...name, maxLength: 200 }, image_url, is_admin: { type: 'boolean', default: false } },
      required: ['name'],
    })
  })

  test('what follows a transform of text binds the field too', () => {
    expect(fromContract(newUserDraft).properties?.username).toEqual({ type: 'string', maxLength: 254, format: 'email', 'x-trim': true })
  })

  test('a value or null becomes one type, integers lose the limits of the machine, a format its pattern', () => {
    const draft = z.object({
      year: z.int().nullable(),
      kind: z.enum(['thing', 'picture']).nullable(),
      only: z.literal('one').nullable(),
      volume: z.int().min(0).max(100),
      seen_at: z.iso.datetime().optional(),
      tags: z.array(z.string().trim().min(1)).min(1),
    })
    expect(fromContract(draft).properties).toEqual({
      year: { type: ['integer', 'null'] },
      kind: { type: ['string', 'null'], enum: ['thing', 'picture', null] },
      only: { type: ['string', 'null'], enum: ['one', null] },
      volume: { type: 'integer', minimum: 0, maximum: 100 },
      seen_at: { type: 'string', format: 'date-time' },
      tags: { type: 'array', minItems: 1, items: { type: 'string', minLength: 1, 'x-trim': true } },
    })
  })

  test.each([
    ['two types', { odd: z.union([z.string(), z.number()]) }, 'odd: it is string or number'],
    ['shapes to choose between', { odd: z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]) }, 'odd: it needs anyOf'],
    ['names that are not known', { odd: z.record(z.string(), z.string()) }, 'odd: it needs additionalProperties'],
    ['anything at all', { odd: z.unknown() }, 'odd: it has no type'],
    ['a text that is changed before it is judged', { odd: z.string().toLowerCase() }, 'odd: only trim()'],
    ['a pattern with flags', { odd: z.string().regex(/a/i) }, 'odd: a pattern has no flags'],
    ['a text that becomes a number', { odd: z.string().transform(Number).pipe(z.number()) }, 'odd: its input and output'],
    ['a date object', { odd: z.date() }, 'Date cannot be represented'],
    ['something deep inside', { deep: z.object({ odd: z.unknown() }) }, 'deep.odd: it has no type'],
  ])('%s cannot be turned and says so', (_what, shape, message) => {
    expect(() => fromContract(z.object(shape))).toThrow(message)
  })
})

const owner = {
  name: { no: 'Fjordmuseet' },
  description: { no: '' },
  slug: 'fjordmuseet',
  identifier: null,
  google_analytics_code: null,
  owner_id: null,
  availability_url: 'https://fjord.test/',
  image_url: null,
  location: { lat: 62.5, lng: 6.1 },
}
const instance = {
  name: 'Kystleia',
  slug: 'kystleia',
  application_id: 1,
  owner_id: 1,
  max_users: 0,
  expires_at: '2040-01-31T23:00:00Z',
  available_locales: [{ id: 1 }],
  shared_with: [{ to_application_instance_id: 2, type: 'media' }],
}
const application = {
  name: 'Guide',
  slug: 'guide',
  description: null,
  image_url: null,
  url: null,
  qr_code_base_url: null,
  owner_schema_id: null,
  menu_heading: null,
}

const schema = {
  name: 'Artikkel',
  slug: 'artikkel',
  description: null,
  application_id: 1,
  single_document_per_instance: false,
  json_schema: '{}',
  ui_schema: '{}',
  searchable_fields: [{ jsonpath: '$.blocks[*].text', include_in_hit: true }],
  title_field_json_path: '$.title',
  internal_title_field_json_path: null,
  description_field_json_path: null,
  image_field_json_path: null,
  description_field_override: '{{content.title}}',
  preview_url: null,
}

const long = (length: number) => 'a'.repeat(length)
const person = { name: 'Kari' }
const user = { ...person, username: 'kari@fjordmuseet.no' }

describe('[ADM-03] the form and the server judge alike', () => {
  const { findProblems } = createValidator()
  const drafts = {
    // The menu has a builder of its own.
    apiKey: apiKeyDraft,
    application: applicationDraft.omit({ menu: true }),
    instance: instanceDraft,
    invitation: instanceInvitation,
    locale: localeDraft,
    newNewsItem: newNewsItemDraft,
    newsItem: newsItemDraft,
    newUser: newUserDraft,
    owner: ownerDraft,
    ownerLimited: ownerLimitedDraft,
    schema: schemaDraft,
    user: userDraft,
  }
  test.each<[keyof typeof drafts, unknown, boolean]>([
    ['invitation', { username: user.username, user_role: 'guest' }, true],
    ['invitation', { username: user.username, user_role: 'king' }, false],
    ['invitation', { username: 'kari', user_role: 'guest' }, false],
    ['locale', { language_code: 'no', name: 'Norsk' }, true],
    ['locale', { language_code: ' sma ', name: ' Sørsamisk ' }, true],
    ['locale', { language_code: 'n', name: 'Norsk' }, false],
    ['locale', { language_code: ' n ', name: 'Norsk' }, false],
    ['locale', { language_code: 'n1', name: 'Norsk' }, false],
    ['locale', { language_code: long(20), name: 'Norsk' }, true],
    ['locale', { language_code: long(21), name: 'Norsk' }, false],
    ['locale', { language_code: 'no', name: '' }, false],
    ['locale', { language_code: 'no', name: '   ' }, false],
    ['locale', { language_code: 'no' }, false],
    ['locale', { language_code: 'no', name: null }, false],
    ['locale', { language_code: 'no', name: long(100) }, true],
    ['locale', { language_code: 'no', name: long(101) }, false],
    ['locale', { language_code: 'no', name: '😀'.repeat(100) }, true],
    ['locale', { language_code: 'no', name: '😀'.repeat(101) }, false],
    ['locale', { language_code: 'no', name: 'to\nlinjer' }, false],
    ['locale', {}, false],
    ['owner', owner, true],
    ['owner', { ...owner, name: { no: ' ' } }, false],
    ['owner', { ...owner, slug: 'Fjord' }, false],
    ['owner', { ...owner, slug: long(61) }, false],
    ['owner', { ...owner, availability_url: 'javascript:alert(1)' }, false],
    ['owner', { ...owner, location: null }, true],
    ['owner', { ...owner, location: { lat: 91, lng: 0 } }, false],
    ['ownerLimited', owner, true],
    ['ownerLimited', { ...owner, name: undefined }, false],
    ['instance', instance, true],
    ['instance', { ...instance, available_locales: [] }, false],
    ['instance', { ...instance, max_users: -1 }, false],
    ['instance', { ...instance, max_users: null, expires_at: null, shared_with: [] }, true],
    ['instance', { ...instance, expires_at: 'i morgen' }, false],
    ['instance', { ...instance, shared_with: [{ to_application_instance_id: 2, type: 'schema' }] }, false],
    ['application', application, true],
    ['application', { ...application, name: '' }, false],
    ['application', { ...application, url: 'guide' }, false],
    ['schema', schema, true],
    ['schema', { ...schema, name: ' ' }, false],
    ['schema', { ...schema, json_schema: '' }, false],
    ['schema', { ...schema, searchable_fields: [{ jsonpath: '', include_in_hit: false }] }, false],
    ['schema', { ...schema, searchable_fields: [{ jsonpath: '$.a[', include_in_hit: false }] }, false],
    ['schema', { ...schema, title_field_json_path: 'title' }, false],
    ['schema', { ...schema, title_field_json_path: '$.å_b[0].c-d' }, true],
    ['schema', { ...schema, preview_url: 'javascript:alert(1)' }, false],
    ['newUser', user, true],
    ['newUser', { ...user, username: ' Kari@Fjordmuseet.NO ' }, true],
    ['newUser', { ...user, username: 'kari' }, false],
    ['newUser', { ...user, username: 'kari@localhost' }, false],
    ['newUser', { ...user, username: 'ka!ri@fjordmuseet.no' }, false],
    ['newUser', { ...user, username: '' }, false],
    ['newUser', { ...user, username: `${long(245)}@museum.no` }, false],
    ['newUser', { ...person }, false],
    ['user', { ...person, image_url: null, is_admin: true }, true],
    ['user', { ...person, image_url: 'https://museum.no/kari.jpg', is_admin: false }, true],
    ['user', { ...person, image_url: 'https://museum.no/kari.jpg' }, false],
    ['user', { ...person, image_url: 'http://museum.no/kari.jpg' }, false],
    ['user', { ...person, image_url: 'javascript:alert(1)' }, false],
    ['user', { ...person, image_url: 'museum.no' }, false],
    ['user', { ...person, image_url: '' }, false],
    ['user', { ...person, image_url: `https://museum.no/${long(2000)}` }, false],
    ['user', { ...person, is_admin: 'yes' }, false],
    ['user', { ...person, image_url: null, is_admin: false, unknown: 1 }, true],
  ])('on %s, value %#', (name, value, isGood) => {
    const draft = drafts[name]
    expect(draft.safeParse(value).success).toBe(isGood)
    expect(findProblems(fromContract(draft), value).problems.length === 0).toBe(isGood)
  })
})
