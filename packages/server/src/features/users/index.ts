/** A user is a person who signs in; a superuser administers everything. Invited first, activated by signing in. Avoid: account, member. */
import type { Database } from '#platform/database'
import type { Events } from '#platform/events'
import type { Api } from '#platform/http'
import './events.ts'
import { usersRoutes } from './routes.ts'
import { createUsers, type Invite } from './service.ts'

export function usersFeature(api: Api, needs: { db: Database; events: Events; invite: Invite }): void {
  usersRoutes(api, createUsers(needs))
}

export { findBySubject, findByUsername, hasSuperuser, insert as insertUser, makeSuperuser, recordSignIn } from './repository/index.ts'
export type { Invite } from './service.ts'
