import type { Database } from '#platform/database'
import * as repository from '../repository/index.ts'
import { hashOf } from './secret.ts'

/** How the portal knows a key that an app shows. Nothing of it is kept in memory: a key deleted now opens nothing now. */
export function createKnownKeys(db: Database) {
  return {
    // open: whoever shows the secret is its holder; found by its hash, so that no comparison tells how much of it was right
    findKey: async (secret: string): Promise<{ api_key_id: number; application_id: number } | undefined> => {
      const hash = hashOf(secret)
      const key = hash && (await repository.findUsable(db, hash))
      if (!key) return undefined
      if (!key.used_just_now) await repository.stampUse(db, key.id)
      return { api_key_id: key.id, application_id: key.application_id }
    },

    // open: asked of a key that findKey has answered
    opensInstance: (api_key_id: number, application_instance_id: number): Promise<boolean> =>
      repository.opens(db, api_key_id, application_instance_id),
  }
}
export type KnownKeys = ReturnType<typeof createKnownKeys>
