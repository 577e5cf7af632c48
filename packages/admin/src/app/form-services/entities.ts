import {
  type AppLocale,
  applicationRoutes,
  instanceRoutes,
  localeRoutes,
  ownerRoutes,
  schemaRoutes,
  textWithTag,
  translationKeyRoutes,
} from '@vitrine/contract'
import type { FormServices } from '@vitrine/forms/services'
import { type Api, ApiProblem } from '#lib/api'

type Entities = FormServices['entities']
type EntityType = Parameters<Entities['list']>[0]
type Entity = Awaited<ReturnType<Entities['list']>>['items'][number]
type Asked = { page: number; page_size: number; search: string | undefined }
type Listed = { items: Entity[]; total_count: number } | undefined

/** Where the records of one kind are, and what each is called. */
type Source = {
  list(query: Asked, signal: AbortSignal): Promise<Listed>
  get(id: number | string, signal: AbortSignal): Promise<Entity | undefined>
}

const rowsPerPage = 25

const listed = <Item>(page: { items: Item[]; total_count: number } | undefined, toEntity: (item: Item) => Entity): Listed =>
  page && { items: page.items.map(toEntity), total_count: page.total_count }
const titled = <Item>(item: Item | undefined, toEntity: (item: Item) => Entity) => (item === undefined ? undefined : toEntity(item))

/** The records that a form's fields may point at, by name in the interface's language. */
export function createEntities(api: Api, locale: AppLocale): Entities {
  const ofOwner = ({ id, name, slug }: { id: number; name: Record<string, string>; slug: string }): Entity => ({
    id,
    title: textWithTag(name, locale) || slug,
    caption: slug,
  })
  const ofApplication = ({ id, name, slug }: { id: number; name: string; slug: string }): Entity => ({ id, title: name, caption: slug })
  const ofLocale = ({ id, name, language_code }: { id: number; name: string; language_code: string }): Entity => ({
    id,
    title: name,
    caption: language_code,
  })
  const ofInstance = (instance: { id: number; name: string; owner_name: Record<string, string>; path: string }): Entity => ({
    id: instance.id,
    title: instance.name,
    caption: textWithTag(instance.owner_name, locale) || instance.path,
  })

  const ofSchema = (schema: { id: number; name: string; application_name: string }): Entity => ({
    id: schema.id,
    title: schema.name,
    caption: schema.application_name,
  })

  const ofKey = ({ translation_key }: { translation_key: string }): Entity => ({ id: translation_key, title: translation_key })

  /** A kind that is not here has no calls of its own yet; its field says that it cannot ask. */
  const sources: Partial<Record<EntityType, Source>> = {
    Owner: {
      list: async (query, signal) => listed(await api.call(ownerRoutes.list, { query: { ...query, locale } }, signal), ofOwner),
      get: async (id, signal) => titled(await api.call(ownerRoutes.get, { params: { id: Number(id) } }, signal), ofOwner),
    },
    Application: {
      list: async (query, signal) => listed(await api.call(applicationRoutes.list, { query }, signal), ofApplication),
      get: async (id, signal) => titled(await api.call(applicationRoutes.get, { params: { id: Number(id) } }, signal), ofApplication),
    },
    ApplicationInstance: {
      list: async (query, signal) =>
        listed(await api.call(instanceRoutes.list, { query: { ...query, include_expired: true } }, signal), ofInstance),
      get: async (id, signal) => titled(await api.call(instanceRoutes.get, { params: { id: Number(id) } }, signal), ofInstance),
    },
    Locale: {
      list: async (query, signal) => listed(await api.call(localeRoutes.list, { query }, signal), ofLocale),
      get: async (id, signal) => titled(await api.call(localeRoutes.get, { params: { id: Number(id) } }, signal), ofLocale),
    },
    Schema: {
      list: async (query, signal) => listed(await api.call(schemaRoutes.list, { query }, signal), ofSchema),
      get: async (id, signal) => titled(await api.call(schemaRoutes.get, { params: { id: Number(id) } }, signal), ofSchema),
    },
    // A field that points at a key keeps the key itself, so it is found by its words.
    TranslationKey: {
      list: async (query, signal) => listed(await api.call(translationKeyRoutes.list, { query }, signal), ofKey),
      get: async (key, signal) => {
        const query = { search: String(key), page_size: rowsPerPage }
        const found = await api.call(translationKeyRoutes.list, { query }, signal)
        return found?.items.map(ofKey).find(({ id }) => id === key)
      },
    },
  }
  const sourceOf = (type: EntityType): Source => {
    const source = sources[type]
    if (!source) throw new Error(`Records of the kind ${type} cannot be asked for yet`)
    return source
  }

  return {
    async list(type, { search, page, signal }) {
      // One letter hits nearly everything: it is not sent. The picker counts pages from one, the API from zero.
      const query = { page: page - 1, page_size: rowsPerPage, search: [...search].length > 1 ? search : undefined }
      const found = await sourceOf(type).list(query, signal)
      return { items: found?.items ?? [], has_more: page * rowsPerPage < (found?.total_count ?? 0) }
    },
    async get(type, id, signal) {
      try {
        return await sourceOf(type).get(id, signal)
      } catch (error) {
        // A record that is gone is no failure: the field keeps its id and says so.
        if (error instanceof ApiProblem && error.status === 404) return undefined
        throw error
      }
    },
  }
}
