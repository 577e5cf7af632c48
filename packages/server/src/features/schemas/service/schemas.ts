import {
  type BodyOf,
  type CarryChoice,
  commonProblems,
  freeSlug,
  globalDefinitions,
  type NewSchemaDraft,
  type QueryOf,
  type Schema,
  type SchemaDraft,
  type SchemaStep,
  schemaProblems,
  type schemaRoutes,
  slugFrom,
} from '@vitrine/contract'
import { changedFields } from '#platform/audit'
import type { Principal } from '#platform/auth'
import type { Database, Db } from '#platform/database'
import type { Events } from '#platform/events'
import { fieldProblem, Problem, translateConstraint } from '#platform/problems'
import { recordKeeper, withSlugBefore } from '#platform/records'
import { mayAddSchemas, mayManageSchema, mayReadSchema, visibleApplications } from '../policy.ts'
import * as repository from '../repository/index.ts'
import { addSchema } from './add-schema.ts'
import { checkDraft } from './check-draft.ts'
import { deleteSchema, written } from './delete-schema.ts'

export type SchemasNeeds = {
  db: Database
  events: Events
  /** Makes the translation keys that are missing. */
  keepKeys: (tx: Db, user_id: number, keys: string[]) => Promise<unknown>
  /** Takes a schema out of every menu and owner page. */
  releaseSchema: (tx: Db, schema_id: number, user_id: number) => Promise<void>
}
type Step = Pick<SchemaStep, 'action'> & { restored_from?: number; carry_over?: CarryChoice[] }

const constraints = { schemas_by_slug: { kind: schemaProblems.slug_taken, pointer: '/slug' } }
/** For a name that has no letter an address can show. */
const slugWithoutName = 'schema'

const keeper = recordKeeper<Schema>({
  name: 'schema',
  table: 'schemas',
  find: repository.find,
  notFound: schemaProblems.not_found,
  written,
})

export function createSchemas({ db, events, keepKeys, releaseSchema }: SchemasNeeds) {
  const unusedSlug = async (tx: Db, application_id: number, wish: string) => {
    const taken = await repository.slugsLike(tx, application_id, wish)
    return freeSlug(wish, (slug) => taken.has(slug))
  }
  const requireApplication = async (tx: Db, application_id: number) => {
    if (!(await repository.lockApplication(tx, application_id))) throw fieldProblem(schemaProblems.unknown_application, '/application_id')
  }
  const requireUnused = async (tx: Db, id: number, { deletedToo }: { deletedToo: boolean }) => {
    const usedBy = await repository.usersOf(tx, id, { deletedToo })
    if (usedBy.count > 0) throw new Problem(commonProblems.in_use, undefined, { usedBy })
  }
  const foundVersion = async (id: number, version: number) => {
    const found = await repository.findVersion(db, id, version)
    if (!found) throw new Problem(schemaProblems.version_not_found)
    return found
  }

  /** The next version; `merge` tells what is written, given what stands there now. */
  const save = (
    by: Principal,
    id: number,
    version: number,
    texts: SchemaDraft,
    merge: (before: Schema) => SchemaDraft,
    { carry_over = [], ...step }: Step,
  ) => {
    const { prepared_schema, keys } = checkDraft(texts)
    const change = db.transaction().execute(async (tx) => {
      await repository.takeTurn(tx)
      const before = await keeper.found(tx, id)
      keeper.checkVersion(before, version)
      const draft = merge(before)
      await requireApplication(tx, draft.application_id)
      // A menu names schemas of its own application only: one that moves would leave it pointing at a stranger's.
      if (draft.application_id !== before.application_id) await requireUnused(tx, id, { deletedToo: false })
      const after = await keeper.updated(tx, by, before, await repository.update(tx, id, version, draft, by.user_id))
      const changed = Object.keys(changedFields(written(before), written(after)))
      const kept = { ...step, version: after.version, changed, record: written(after), prepared_schema }
      await repository.keepVersion(tx, id, kept, by.user_id)
      await keepKeys(tx, by.user_id, keys)
      const versions = { from_version: before.version, to_version: after.version }
      await events.emit(tx, 'schema.changed', { schema_id: id, ...versions, changed, carry_over, user_id: by.user_id })
      return after
    })
    return translateConstraint(change, constraints)
  }

  return {
    // open: everyone sees the schemas of the applications they work with, superusers all
    list: (by: Principal, query: QueryOf<typeof schemaRoutes.list>) => repository.list(db, query, visibleApplications(by)),

    // open: they are part of the product, and whoever fills in a form needs them
    globalDefinitions: () => ({ $defs: { ...globalDefinitions } }),

    get: async (by: Principal, id: number) => {
      mayReadSchema(by, await repository.applicationOf(db, id))
      return keeper.found(db, id)
    },

    create: (by: Principal, draft: NewSchemaDraft) => {
      mayAddSchemas(by)
      const { prepared_schema, keys } = checkDraft(draft)
      const make = db.transaction().execute(async (tx) => {
        await repository.takeTurn(tx)
        await requireApplication(tx, draft.application_id)
        const slug = draft.slug ?? (await unusedSlug(tx, draft.application_id, slugFrom(draft.name) || slugWithoutName))
        const { id } = await addSchema(tx, { ...draft, slug }, prepared_schema, by.user_id)
        await keepKeys(tx, by.user_id, keys)
        return keeper.created(tx, by, id)
      })
      return translateConstraint(make, constraints)
    },

    update: async (by: Principal, id: number, { version, carry_over, ...draft }: BodyOf<typeof schemaRoutes.update>) => {
      mayManageSchema(by, await repository.applicationOf(db, id))
      return save(by, id, version, draft, () => draft, { action: 'updated', carry_over })
    },

    remove: async (by: Principal, id: number, { permanent, force }: QueryOf<typeof schemaRoutes.remove>) => {
      mayManageSchema(by, await repository.applicationOf(db, id))
      return db.transaction().execute(async (tx) => {
        await repository.takeTurn(tx)
        const before = await keeper.held(tx, id)
        if (permanent && !before.deleted_at) throw new Problem(commonProblems.not_deleted)
        if (!permanent && before.deleted_at) return
        if (force) await releaseSchema(tx, id, by.user_id)
        else await requireUnused(tx, id, { deletedToo: permanent })
        await deleteSchema(tx, events, before, { user_id: by.user_id, permanent })
      })
    },

    /** A slug that was taken meanwhile gets a suffix, and the answer says so. */
    undelete: async (by: Principal, id: number) => {
      mayManageSchema(by, await repository.applicationOf(db, id))
      return db.transaction().execute(async (tx) => {
        await repository.takeTurn(tx)
        const { before, after } = await keeper.undelete(tx, by, id, async ({ application_id, slug }) => {
          if (!(await repository.lockApplication(tx, application_id))) throw new Problem(schemaProblems.application_deleted)
          return { slug: await unusedSlug(tx, application_id, slug) }
        })
        if (before.deleted_at) {
          const changed = after.slug === before.slug ? [] : ['slug']
          const kept = { version: after.version, action: 'undeleted' as const, changed, record: written(after) }
          await repository.keepVersion(tx, id, kept, by.user_id)
        }
        return withSlugBefore(before, after)
      })
    },

    history: async (by: Principal, id: number, query: QueryOf<typeof schemaRoutes.history>) => {
      mayManageSchema(by, await repository.applicationOf(db, id))
      return repository.listVersions(db, id, query)
    },

    version: async (by: Principal, id: number, version: number) => {
      mayManageSchema(by, await repository.applicationOf(db, id))
      return foundVersion(id, version)
    },

    /** What was written then becomes the next version; where the schema belongs and its address stay as they are. */
    restoreVersion: async (by: Principal, id: number, restored_from: number, version: number) => {
      mayManageSchema(by, await repository.applicationOf(db, id))
      const old = written({ ...(await keeper.found(db, id)), ...(await foundVersion(id, restored_from)) })
      const merge = ({ slug, application_id }: Schema) => ({ ...old, slug, application_id })
      return save(by, id, version, old, merge, { action: 'restored', restored_from })
    },
  }
}
export type Schemas = ReturnType<typeof createSchemas>
