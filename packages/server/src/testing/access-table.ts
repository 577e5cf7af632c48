import type { routeTable } from '@vitrine/contract'
import { apiKeyCases } from './access/api-keys.ts'
import { applicationCases } from './access/applications.ts'
import { type CallerKind, type Case, everyone, signedIn, superusers, superusersSee, type World } from './access/cases.ts'
import { documentCases } from './access/documents.ts'
import { instanceCases } from './access/instances.ts'
import { newsFeedCases } from './access/news-feed.ts'
import { ownerCases } from './access/owners.ts'
import { schemaCases } from './access/schemas.ts'
import { translationCases } from './access/translations.ts'

const user = (name: string) => ({ name, image_url: null, is_admin: false, version: 1 })
const foreignUser = { about: 'someone else', params: ({ foreign }: World) => ({ id: foreign }) }
const noUser = { about: 'someone who is not there', params: ({ missing }: World) => ({ id: missing }) }
const ownUser = { about: 'themselves', params: ({ own }: World, caller: CallerKind) => ({ id: own(caller) }) }

type RouteName = { [F in keyof typeof routeTable]: `${F}.${Extract<keyof (typeof routeTable)[F], string>}` }[keyof typeof routeTable]

/** What each route answers to whom. A route that is missing here does not compile, and fails the test that compares the two. */
export const accessTable: Record<RouteName, Case[]> = {
  'health.check': [{ about: 'the process', expected: everyone(200) }],
  'health.ready': [{ about: 'the process', expected: everyone(200) }],
  'health.live': [{ about: 'the process', expected: everyone(200) }],
  'settings.get': [{ about: 'the settings', expected: everyone(200) }],

  'audit.list': [
    { about: 'all of it', expected: superusers(200) },
    { about: 'what they did themselves', query: ({ own }, caller) => `user_id=${own(caller)}`, expected: superusers(200) },
  ],

  'locales.list': [{ about: 'all', expected: signedIn(200) }],
  'locales.get': [
    { about: 'one', params: ({ locale }) => ({ id: locale }), expected: signedIn(200) },
    { about: 'one that is not there', params: ({ missing }) => ({ id: missing }), expected: signedIn(404) },
  ],
  'locales.create': [{ about: 'a new one', body: () => ({ language_code: 'fi', name: 'Suomi' }), expected: superusers(201) }],
  'locales.update': [
    {
      about: 'one',
      params: ({ locale }) => ({ id: locale }),
      body: () => ({ language_code: 'no', name: 'Norsk bokmål', version: 1 }),
      expected: superusers(200),
    },
  ],

  ...apiKeyCases,
  ...applicationCases,
  ...documentCases,
  ...instanceCases,
  ...newsFeedCases,
  ...ownerCases,
  ...schemaCases,

  'academy.link': [{ about: 'their own way there', expected: signedIn(200) }],
  // An address that is refused: the same answer as for any page that says nothing.
  'linkPreview.get': [{ about: 'a page', query: () => 'url=http://127.0.0.1/', expected: signedIn(200) }],
  'places.search': [{ about: 'a name, where no search is set up', query: () => 'q=Selje', expected: signedIn(404) }],
  'places.tile': [{ about: 'a square, where no map is set up', params: () => ({ z: 1, x: 0, y: 1 }), expected: everyone(404) }],

  'roles.list': [{ about: 'all', expected: signedIn(200) }],

  ...translationCases,

  'users.list': [{ about: 'all', expected: superusers(200) }],
  'users.userInfo': [{ about: 'themselves', expected: signedIn(200) }],
  'users.get': [
    { ...foreignUser, expected: superusersSee(200) },
    { ...ownUser, expected: superusersSee(200) },
    { ...noUser, expected: superusersSee(404) },
  ],
  'users.create': [
    {
      about: 'a new one',
      body: () => ({ username: 'new@museum.test', name: 'Ny', image_url: null, is_admin: true }),
      expected: superusers(201),
    },
  ],
  'users.update': [
    { ...foreignUser, body: () => user('Nytt navn'), expected: superusersSee(200) },
    {
      about: 'themselves, to superuser',
      params: ownUser.params,
      body: () => ({ ...user('Nytt navn'), is_admin: true }),
      expected: superusersSee(200),
    },
    { ...noUser, body: () => user('Nytt navn'), expected: superusersSee(404) },
  ],
  'users.invite': [
    { ...foreignUser, expected: superusersSee(200) },
    { ...noUser, expected: superusersSee(404) },
  ],
  'users.ban': [
    { ...foreignUser, expected: superusersSee(200) },
    { ...ownUser, expected: superusersSee(409) },
    { ...noUser, expected: superusersSee(404) },
  ],
  'users.unban': [
    { ...foreignUser, expected: superusersSee(200) },
    { ...ownUser, expected: superusersSee(200) },
  ],
  'users.banByGet': [{ ...foreignUser, expected: superusersSee(200) }],
  'users.unbanByGet': [{ ...foreignUser, expected: superusersSee(200) }],

  // Nobody's session counts here: they are how one gets and ends one.
  'signIn.token': [
    { about: 'a code never given out', body: () => ({ code: 'x', code_verifier: 'y', nonce: 'z' }), expected: everyone(400) },
  ],
  'signIn.refresh': [{ about: 'no cookie', expected: everyone(401) }],
  'signIn.logout': [{ about: 'no cookie', expected: everyone(200) }],
  'login.page': [{ about: 'a sign-in never begun', params: () => ({ uid: 'nothing' }), expected: everyone(410) }],
  'login.submit': [
    {
      about: 'a sign-in never begun',
      params: () => ({ uid: 'nothing' }),
      body: () => ({ username: 'a@b.test', password: 'x' }),
      expected: everyone(410),
    },
  ],
  'login.invitation': [{ about: 'a link never given out', body: () => ({ token: 'nothing' }), expected: everyone(410) }],
  'login.accept': [
    { about: 'a link never given out', body: () => ({ token: 'nothing', password: 'long enough' }), expected: everyone(410) },
  ],
}
