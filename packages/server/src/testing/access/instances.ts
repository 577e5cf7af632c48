import { type CallerKind, type Case, signedIn, status, superusers, superusersSee, type World } from './cases.ts'

const own = { about: 'the instance they work in', params: (world: World, caller: CallerKind) => ({ id: world.instance(caller).id }) }
const foreign = { about: "someone else's instance", params: ({ foreignInstance }: World) => ({ id: foreignInstance.id }) }
const missing = { about: 'one that is not there', params: (world: World) => ({ id: world.missing }) }

const draft = (world: World, { owner_id, application_id }: World['foreignInstance']) => ({
  owner_id,
  application_id,
  name: 'Ny',
  slug: 'ny',
  max_users: null,
  expires_at: null,
  available_locales: [{ id: world.locale }],
  shared_with: [],
  version: 1,
})
/** Admins of the instance, and superusers. */
const admins = (code: number) => status(401, 403, 403, code, code, 403)

const themselvesThere = (world: World, caller: CallerKind) => ({ instance_id: world.instance(caller).id, user_id: world.own(caller) })
const strangerThere = (world: World, caller: CallerKind) => ({ instance_id: world.instance(caller).id, user_id: world.own('banned') })
const someoneElsewhere = (world: World) => ({ instance_id: world.foreignInstance.id, user_id: world.foreign })
const withRole =
  (params: (world: World, caller: CallerKind) => Record<string, number>, role_id = 3) =>
  (world: World, caller: CallerKind) => ({ ...params(world, caller), role_id })

export const instanceCases = {
  'instances.list': [
    { about: 'what they see', expected: signedIn(200) },
    { about: 'where they work', query: (world, caller) => `user_id=${world.own(caller)}`, expected: signedIn(200) },
    { about: 'where someone else works', query: (world) => `user_id=${world.foreign}`, expected: superusers(200) },
  ],
  'instances.get': [
    { ...own, expected: signedIn(200) },
    { ...foreign, expected: superusersSee(200) },
    { ...missing, expected: superusersSee(404) },
  ],
  'instances.resolve': [
    { ...own, params: (world, caller) => world.instance(caller).slugs, expected: signedIn(200) },
    { ...foreign, params: (world) => world.foreignInstance.slugs, expected: superusersSee(200) },
    { ...missing, params: () => ({ owner_slug: 'nowhere', instance_slug: 'nothing' }), expected: superusersSee(404) },
  ],
  'instances.create': [{ about: 'a new one', body: (world) => draft(world, world.foreignInstance), expected: superusers(201) }],
  'instances.update': [
    { ...own, body: (world, caller) => draft(world, world.instance(caller)), expected: superusers(200) },
    { ...foreign, body: (world) => draft(world, world.foreignInstance), expected: superusersSee(200) },
    { ...missing, body: (world) => draft(world, world.foreignInstance), expected: superusersSee(404) },
  ],
  'instances.remove': [
    { ...own, expected: superusers(204) },
    { ...foreign, expected: superusersSee(204) },
    { ...missing, expected: superusersSee(404) },
  ],
  'instances.removeExpired': [
    { ...own, about: 'the instance they work in, which has not expired', expected: superusers(409) },
    { ...foreign, expected: superusersSee(409) },
    { ...missing, expected: superusersSee(404) },
  ],
  'instances.undelete': [
    { ...own, expected: superusers(200) },
    { ...foreign, expected: superusersSee(200) },
    { ...missing, expected: superusersSee(404) },
  ],
  'instances.sharedInstances': [
    { ...own, expected: signedIn(200) },
    { ...foreign, expected: superusersSee(200) },
    { ...missing, expected: superusersSee(404) },
  ],
  'instances.users': [
    { about: own.about, query: (world, caller) => `application_instance_id=${world.instance(caller).id}`, expected: admins(200) },
    { about: foreign.about, query: (world) => `application_instance_id=${world.foreignInstance.id}`, expected: superusersSee(200) },
    { about: missing.about, query: (world) => `application_instance_id=${world.missing}`, expected: superusersSee(404) },
  ],
  'instances.userRoles': [
    { about: 'their own roles', query: (world, caller) => `user_id=${world.own(caller)}`, expected: signedIn(200) },
    { about: "someone else's roles", query: (world) => `user_id=${world.foreign}`, expected: superusersSee(200) },
  ],
  'instances.invite': [
    { ...own, body: () => ({ username: 'ny@museum.test', user_role: 'guest' }), expected: admins(201) },
    { ...foreign, body: () => ({ username: 'ny@museum.test', user_role: 'guest' }), expected: superusersSee(201) },
    { ...missing, body: () => ({ username: 'ny@museum.test', user_role: 'guest' }), expected: superusersSee(404) },
  ],
  'instances.addUser': [
    // Admins add by e-mail address: to them another person's id is not there.
    { about: 'someone new', params: withRole(strangerThere), expected: status(401, 403, 403, 404, 200, 403) },
    { about: 'someone elsewhere', params: withRole(someoneElsewhere), expected: superusersSee(200) },
  ],
  'instances.changeRole': [
    { about: 'their own role, to admin', params: withRole(themselvesThere, 1), expected: status(401, 403, 403, 200, 404, 403) },
    { about: "someone's elsewhere", params: withRole(someoneElsewhere), expected: superusersSee(200) },
    { about: 'a role that is not there', params: withRole(themselvesThere, 4), expected: status(401, 403, 403, 404, 404, 403) },
  ],
  'instances.removeRole': [
    { about: 'their own role', params: withRole(themselvesThere, 1), expected: status(401, 403, 403, 204, 404, 403) },
    { about: "someone's elsewhere", params: withRole(someoneElsewhere, 2), expected: superusersSee(204) },
  ],
  'instances.removeUser': [
    { about: 'themselves', params: themselvesThere, expected: status(401, 403, 403, 204, 404, 403) },
    { about: 'someone elsewhere', params: someoneElsewhere, expected: superusersSee(204) },
  ],
} satisfies Record<`instances.${string}`, Case[]>
