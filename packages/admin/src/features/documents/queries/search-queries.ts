import { type DocumentStatus, documentRoutes, instanceRoutes } from '@vitrine/contract'
import { useLanguage } from '#lib/i18n'
import { usePage, useRecord } from '#lib/record-queries'

const name = 'documents'
/** One letter hits nearly everything: it is not sent. */
const shortestSearch = 2
const rowsPerPage = 10
/** As many as a menu of choices can hold. */
const mostInstances = 100

/** A document as a picker shows it. */
export type FoundDocument = {
  id: number
  title: string
  internal_title: string
  description: string
  status: DocumentStatus
  schema_id: number
  schema_name: string
  application_instance_id: number
  picture: string | null
  fields: { jsonpath: string; text: string }[]
}

export const isSearch = (text: string): boolean => [...text.trim()].length >= shortestSearch

type Wanted = { search: string; schemaIds: number[]; instanceId: number; page: number }

/** What the words find in any language of an instance, best first; without words, what was changed last. */
export function useDocumentChoices({ search, schemaIds, instanceId, page }: Wanted) {
  const locale = useLanguage().current()
  const q = isSearch(search) ? search.trim() : ''
  const where = { schema_ids: schemaIds.map(String), application_instance_id: instanceId, locale, page, page_size: rowsPerPage }
  return usePage(name, { picker: true, q, ...where }, async (api, signal) => {
    if (schemaIds.length === 0) return { items: [], total_count: 0, page_size: rowsPerPage }
    if (q !== '') {
      const found = await api.call(documentRoutes.search, { query: { ...where, q, every_language: true } }, signal)
      const items = found?.items.map(
        ({ document_id, media, updated_at: _at, path: _path, image_media_id: _image, ...hit }): FoundDocument => ({
          ...hit,
          id: document_id,
          picture: media?.thumbnail_src ?? null,
        }),
      )
      return { items: items ?? [], total_count: found?.total_count ?? 0, page_size: rowsPerPage }
    }
    const listed = await api.call(documentRoutes.list, { query: { ...where, sort: 'updated_at', order_asc: false } }, signal)
    const items = listed?.items.map(
      (item): FoundDocument => ({
        id: item.id,
        title: item.title,
        internal_title: item.internal_title,
        description: item.description,
        status: item.status,
        schema_id: item.schema_id,
        schema_name: item.schema_name,
        application_instance_id: item.application_instance_id,
        picture: item.media_data?.thumbnail_url ?? null,
        fields: [],
      }),
    )
    return { items: items ?? [], total_count: listed?.total_count ?? 0, page_size: rowsPerPage }
  })
}

/** The instance one writes in, and those that give their documents to it. */
export function useChoosableInstances(instanceId: number) {
  const own = useRecord('instances', String(instanceId), (api, signal) =>
    api.call(instanceRoutes.get, { params: { id: instanceId } }, signal),
  )
  const query = { type: 'document' as const, page_size: mostInstances }
  const shared = usePage('instances', { id: instanceId, ...query }, (api, signal) =>
    api.call(instanceRoutes.sharedInstances, { params: { id: instanceId }, query }, signal),
  )
  return { own: own.data, shared: shared.data?.items ?? [], isFailed: own.isError || shared.isError }
}
