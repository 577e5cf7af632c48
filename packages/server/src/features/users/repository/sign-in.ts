import type { Db } from '#platform/database'
import '../table.ts'

const columns = ['id', 'username', 'name', 'is_banned', 'activated', 'issuer', 'subject'] as const

export const findBySubject = (db: Db, issuer: string, subject: string) =>
  db.selectFrom('users').select(columns).where('issuer', '=', issuer).where('subject', '=', subject).executeTakeFirst()

export const findByUsername = (db: Db, username: string) =>
  db.selectFrom('users').select(columns).where('username', '=', username).executeTakeFirst()

/** The next sign-in ties the person to the login service anew. */
export const forgetSignIn = (db: Db, id: number) =>
  db.updateTable('users').set({ activated: false, issuer: null, subject: null }).where('id', '=', id).execute()

/** The first sign-in ties the person to what the login service calls them. Nobody edited anything: version and time stay. */
export const recordSignIn = (db: Db, id: number, { issuer, subject }: { issuer: string; subject: string }) =>
  db.updateTable('users').set({ activated: true, issuer, subject }).where('id', '=', id).execute()
