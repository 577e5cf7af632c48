import { liveSession } from '../../packages/server/src/features/sign-in/index.ts'
import { issueSession } from '../../packages/server/src/features/sign-in/testing/index.ts'
import { insertUser } from '../../packages/server/src/features/users/index.ts'
import { hashToken } from '../../packages/server/src/platform/auth/index.ts'
import type { OpenedDatabase } from '../../packages/server/src/platform/database/index.ts'
import type { Statement } from './statements.ts'

/** A signed-in superuser, and the statement that every one of their requests costs. */
export async function openSession({ db }: OpenedDatabase, gateway: string): Promise<{ authorization: string; principal: Statement }> {
  const user = await insertUser(
    db,
    { username: 'bench@museum.test', name: 'Bench', image_url: null, is_admin: true, activated: true },
    null,
  )
  const { authorization } = await issueSession({ db, config: { gateway } }, user)
  return { authorization, principal: { sql: liveSession.text, parameters: [hashToken(authorization.slice('Bearer '.length))] } }
}
