import type { Adapter, AdapterPayload } from 'oidc-provider'
import { errors } from 'oidc-provider'
import { hashToken } from '#platform/auth'
import type { Database } from '#platform/database'
import * as repository from '../repository/index.ts'

/**
 * What oidc-provider remembers, in the product's database. The id of a record is the refresh token, code or session
 * cookie itself: it is stored as a hash, so that a copy of the database signs nobody in.
 */
export function createAdapter(db: Database, model: string): Adapter {
  return {
    upsert: async (id, { jti: _secret, ...payload }, expiresIn) => {
      await repository.upsertRecord(db, model, hashToken(id), {
        payload: withoutCookie(payload),
        grant_id: payload.grantId ?? null,
        uid: payload.uid ?? null,
        account_id: payload.accountId ?? payload.session?.accountId ?? null,
        expires_at: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000).toISOString(),
      })
    },
    find: async (id) => {
      const payload = await repository.findRecordById(db, model, hashToken(id))
      return payload && { ...payload, jti: id }
    },
    findByUid: (uid) => repository.findRecordByUid(db, model, uid),
    // Codes typed on another device: that flow is off.
    findByUserCode: async () => undefined,
    consume: async (id) => {
      // Of two who redeem one code at the same time, the second is refused here.
      if (!(await repository.consumeRecord(db, model, hashToken(id)))) throw new errors.InvalidGrant('already used')
    },
    destroy: async (id) => {
      await repository.deleteRecord(db, model, hashToken(id))
    },
    revokeByGrantId: async (grantId) => {
      await repository.deleteRecordsOfGrant(db, model, grantId)
    },
  }
}

/** An interaction carries the value of the session cookie along, which nothing reads. */
function withoutCookie(payload: Omit<AdapterPayload, 'jti'>): Record<string, unknown> {
  if (!payload.session) return payload
  const { cookie: _secret, ...session } = payload.session as Record<string, unknown>
  return { ...payload, session }
}
