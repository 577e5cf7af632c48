/** Those who call: the four kinds of signed-in people, one who is banned, and nobody. */
export const callers = ['anonymous', 'guest', 'editor', 'admin', 'superuser', 'banned'] as const
export type CallerKind = (typeof callers)[number]

export type Place = {
  id: number
  owner_id: number
  application_id: number
  slugs: { owner_slug: string; instance_slug: string }
}

/** Ids that the cases are about; each kind of person has an instance of their own. */
export type World = {
  own: (caller: CallerKind) => number
  foreign: number
  missing: number
  locale: number
  /** What the caller works with; what superusers and strangers get is someone else's. */
  instance: (caller: CallerKind) => Place
  foreignInstance: Place
  /** The schema of a place's application. */
  schema: (place: Place) => number
  /** Gives its documents to everyone's instance. */
  givingInstance: Place
  /** Everyone works in it, as what they are, and its time is over. */
  expiredInstance: Place
  /** Has nothing to do with anyone who calls. */
  strangersInstance: Place
  /** Three documents of a place: their ids by how they stand. */
  document: (place: Place) => { draft: number; published: number; deleted: number }
  /** Of the application of the foreign instance. */
  apiKey: number
  newsItem: number
  text: { key: string; key_id: number; language_code: string }
}

export type Case = {
  about: string
  params?: (world: World, caller: CallerKind) => Record<string, string | number>
  query?: (world: World, caller: CallerKind) => string
  body?: (world: World, caller: CallerKind) => unknown
  expected: Record<CallerKind, number>
}

export const status = (anonymous: number, guest: number, editor: number, admin: number, superuser: number, banned: number) => ({
  anonymous,
  guest,
  editor,
  admin,
  superuser,
  banned,
})
/** The rows of the role table in a word each. */
export const everyone = (code: number) => status(code, code, code, code, code, code)
export const signedIn = (code: number) => status(401, code, code, code, code, 403)
export const superusers = (code: number) => status(401, 403, 403, 403, code, 403)
/** Others do not even learn that it is there. */
export const superusersSee = (code: number) => status(401, 404, 404, 404, code, 403)
