import type { ApplicationDraft, DocumentContent, DocumentStatus, OwnerDraft, SchemaDraft } from '@vitrine/contract'
import { insertApiKey } from '#features/api-keys'
import { insertApplication } from '#features/applications'
import { insertDocument } from '#features/documents'
import { insertInstance, setRole } from '#features/instances'
import { insertLocale } from '#features/locales'
import { insertNewsItem } from '#features/news-feed'
import { insertOwner } from '#features/owners'
import { insertSchema } from '#features/schemas'
import { insertUser } from '#features/users'
import type { Database } from '#platform/database'
import { createEvents } from '#platform/events'

type MadeInstance = {
  id: number
  name: string
  owner_id: number
  application_id: number
  slugs: { owner_slug: string; instance_slug: string }
}
type InstanceWishes = {
  expires_at?: string | null
  owner_id?: number
  application_id?: number
  locale_ids?: number[]
  shares?: { to_application_instance_id: number; type: 'document' | 'media' }[]
}
type DocumentWishes = {
  schema_id: number
  application_instance_id: number
  content?: DocumentContent
  status?: DocumentStatus
  user_id?: number
}

const roleIds = { admin: 1, editor: 2, guest: 3 } as const

/** Records for tests; each names only what the test is about. */
export function createMake(db: Database) {
  let count = 0
  const next = () => ++count
  const make = {
    user: async ({
      name,
      username,
      is_admin = false,
      activated = true,
    }: {
      name?: string
      username?: string
      is_admin?: boolean
      activated?: boolean
    } = {}) => {
      const number = next()
      const draft = {
        name: name ?? `Person ${number}`,
        username: username ?? `person-${number}@museum.test`,
        is_admin,
        activated,
        image_url: null,
      }
      return { ...draft, ...(await insertUser(db, draft, null)) }
    },
    superuser: () => make.user({ is_admin: true }),
    locale: async ({ language_code, name }: { language_code: string; name: string }) => ({
      language_code,
      name,
      ...(await insertLocale(db, { language_code, name }, null)),
    }),
    owner: async (draft: Partial<OwnerDraft> = {}) =>
      insertOwner(db, { slug: `owner-${next()}`, name: { no: `Museet ${count}` }, description: {}, ...draft }),
    application: async (draft: Partial<ApplicationDraft> = {}) =>
      insertApplication(db, { slug: `application-${next()}`, name: `Guide ${count}`, ...draft }),
    schema: async ({ application_id, ...draft }: Partial<SchemaDraft> = {}) =>
      insertSchema(db, {
        slug: `schema-${next()}`,
        name: `Skjema ${count}`,
        application_id: application_id ?? (await make.application()).id,
        ...draft,
      }),
    instance: async ({ expires_at = null, owner_id, application_id, locale_ids = [], shares = [] }: InstanceWishes = {}) => {
      const owner_slug = `owner-${next()}`
      const owner = owner_id ? { id: owner_id } : await make.owner({ slug: owner_slug })
      const application = application_id ? { id: application_id } : await make.application()
      const draft = {
        owner_id: owner.id,
        application_id: application.id,
        slug: `instance-${next()}`,
        name: `Instans ${count}`,
        expires_at,
        locale_ids,
        shares,
      }
      return { ...draft, slugs: { owner_slug, instance_slug: draft.slug }, ...(await insertInstance(db, draft)) }
    },
    document: async ({ content = {}, status = 'draft', ...where }: DocumentWishes) => ({
      id: await db.transaction().execute((tx) => insertDocument(tx, createEvents(), { ...where, content, status })),
    }),
    apiKey: async ({ application_id, name }: { application_id: number; name?: string }) =>
      insertApiKey(db, { application_id, name: name ?? `Nøkkel ${next()}`, description: null, expires_at: null }),
    newsItem: async () => insertNewsItem(db, { title: `Nytt ${next()}`, description: '', keywords: [], published_at: null }, null),
    /** A person with a role on an instance of their own, or on the one given. */
    member: async (role: keyof typeof roleIds, instance?: MadeInstance) => {
      const user = await make.user()
      const at = instance ?? (await make.instance())
      await setRole(db, at.id, user.id, roleIds[role])
      return { ...user, instance: at }
    },
  }
  return make
}
export type Make = ReturnType<typeof createMake>
