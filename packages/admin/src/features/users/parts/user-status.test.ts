import { expect, test } from 'vitest'
import { userStatus } from './user-status.ts'

test.each([
  [{ is_banned: true, activated: true }, 'closed'],
  [{ is_banned: true, activated: false }, 'closed'],
  [{ is_banned: false, activated: true }, 'published'],
  [{ is_banned: false, activated: false }, 'draft'],
] as const)('[ADM-60] a person with %j has the sign %s', (user, sign) => {
  expect(userStatus(user).status).toBe(sign)
})
