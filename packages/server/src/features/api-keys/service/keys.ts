import {
  type ApiKey,
  type ApiKeyDraft,
  apiKeyDraft,
  apiKeyProblems,
  type apiKeyRoutes,
  commonProblems,
  type NewApiKeyDraft,
  type QueryOf,
} from '@vitrine/contract'
import { pickFields } from '#platform/audit'
import type { Principal } from '#platform/auth'
import type { Database, Db } from '#platform/database'
import { fieldProblem, Problem } from '#platform/problems'
import { recordKeeper } from '#platform/records'
import { mayListKeys, mayManageKey } from '../policy.ts'
import * as repository from '../repository/index.ts'
import { insertApiKey } from './secret.ts'

/** Neither the secret nor its hash is ever among what is compared and recorded. */
const written = (key: ApiKey) => pickFields(key, apiKeyDraft.shape)
const keeper = recordKeeper<ApiKey>({
  name: 'api-key',
  table: 'api_keys',
  find: repository.find,
  notFound: apiKeyProblems.not_found,
  written,
})

export function createApiKeys(db: Database) {
  const checkApplication = async (tx: Db, application_id: number) => {
    if (!(await repository.findApplication(tx, application_id))) throw fieldProblem(apiKeyProblems.unknown_application, '/application_id')
  }
  /** One that can be changed, held. */
  const heldKey = async (tx: Db, id: number) => {
    const key = await keeper.held(tx, id)
    if (key.deleted_at) throw new Problem(commonProblems.is_deleted)
    return key
  }
  const recordGrants = async (tx: Db, by: Principal, id: number, granted: number[], revoked: number[]) => {
    if (granted.length > 0) await keeper.record(tx, by, id, 'granted', { application_instance_authorizations: [[], granted] })
    if (revoked.length > 0) await keeper.record(tx, by, id, 'revoked', { application_instance_authorizations: [revoked, []] })
  }

  return {
    list: (by: Principal, query: QueryOf<typeof apiKeyRoutes.list>) => {
      mayListKeys(by)
      return repository.list(db, query)
    },

    get: (by: Principal, id: number) => {
      mayManageKey(by)
      return keeper.found(db, id)
    },

    /** The one answer that has the key in full. */
    create: (by: Principal, draft: NewApiKeyDraft): Promise<ApiKey> => {
      mayListKeys(by)
      return db.transaction().execute(async (tx) => {
        await checkApplication(tx, draft.application_id)
        const { id, secret } = await insertApiKey(tx, draft, by.user_id)
        return { ...(await keeper.created(tx, by, id)), key: secret }
      })
    },

    update: (by: Principal, id: number, { version, ...draft }: ApiKeyDraft & { version: number }) => {
      mayManageKey(by)
      return db.transaction().execute(async (tx) => {
        const before = await keeper.held(tx, id)
        keeper.checkVersion(before, version)
        if (draft.application_id !== before.application_id) await checkApplication(tx, draft.application_id)
        const row = await repository.update(tx, id, version, draft, by.user_id)
        await recordGrants(tx, by, id, [], await repository.revokeForeign(tx, { id, application_id: draft.application_id }))
        return keeper.updated(tx, by, before, row)
      })
    },

    remove: (by: Principal, id: number, how: QueryOf<typeof apiKeyRoutes.remove>) => {
      mayManageKey(by)
      return db.transaction().execute((tx) => keeper.remove(tx, by, id, how, { leave: async () => undefined }))
    },

    undelete: (by: Principal, id: number) => {
      mayManageKey(by)
      return db.transaction().execute(async (tx) => (await keeper.undelete(tx, by, id, async () => ({}))).after)
    },

    instances: async (by: Principal, id: number, query: QueryOf<typeof apiKeyRoutes.instances>) => {
      mayManageKey(by)
      return repository.listInstances(db, await keeper.found(db, id), query)
    },

    /** Twice is the same as once. */
    grant: (by: Principal, id: number, instance_id: number) => {
      mayManageKey(by)
      return db.transaction().execute(async (tx) => {
        const { application_id } = await heldKey(tx, id)
        const instance = await repository.findInstance(tx, instance_id)
        if (!instance) throw new Problem(apiKeyProblems.unknown_instance)
        if (instance.application_id !== application_id) throw new Problem(apiKeyProblems.other_application)
        if (await repository.grantOne(tx, id, instance_id, by.user_id)) await recordGrants(tx, by, id, [instance_id], [])
      })
    },

    /** Twice is the same as once, also of an instance that is gone. */
    revoke: (by: Principal, id: number, instance_id: number) => {
      mayManageKey(by)
      return db.transaction().execute(async (tx) => {
        await heldKey(tx, id)
        await recordGrants(tx, by, id, [], await repository.revokeAll(tx, id, { only: instance_id }))
      })
    },

    grantAll: (by: Principal, id: number, search: string | undefined) => {
      mayManageKey(by)
      return db.transaction().execute(async (tx) => {
        const key = await heldKey(tx, id)
        await recordGrants(tx, by, id, await repository.grantAll(tx, key, search, by.user_id), [])
        return keeper.found(tx, id)
      })
    },

    revokeAll: (by: Principal, id: number, search: string | undefined) => {
      mayManageKey(by)
      return db.transaction().execute(async (tx) => {
        await heldKey(tx, id)
        await recordGrants(tx, by, id, [], await repository.revokeAll(tx, id, { search }))
        return keeper.found(tx, id)
      })
    },
  }
}
export type ApiKeys = ReturnType<typeof createApiKeys>
