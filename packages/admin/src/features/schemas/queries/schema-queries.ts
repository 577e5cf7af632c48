import { useMutation, useQueryClient } from '@tanstack/react-query'
import { applicationRoutes, type CallOf, type CarryChoice, type SchemaDraft, schemaRoutes, schemaSorts } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { useApi } from '#lib/api'
import { toWire } from '#lib/list-params'
import { deletedIn } from '#lib/record-list'
import { useDeletionCalls, usePage, useRecord, useSave } from '#lib/record-queries'
import { type ListParams, parseFilterBy } from '#ui/list-view'

const name = 'schemas'
/** As many as a menu of choices can hold. */
const mostChoices = 100
export const versionsPerPage = 25

const idOf = (text: string | undefined) => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined)

export function useSchemaList(params: ListParams) {
  const chosen = parseFilterBy(params.filterBy)
  const query = {
    ...toWire(params, schemaSorts),
    ...deletedIn(params),
    application_id: idOf(chosen.application_id),
  }
  return usePage(name, query, (api, signal) => api.call(schemaRoutes.list, { query }, signal))
}

export const useApplicationChoices = () =>
  usePage('applications', 'choices', (api, signal) => api.call(applicationRoutes.list, { query: { page_size: mostChoices } }, signal))

export const useSchema = (id: string) => useRecord(name, id, (api, signal) => api.call(schemaRoutes.get, { params: { id } }, signal))

export type NewSchema = CallOf<typeof schemaRoutes.create>['body']

export const useCreateSchema = () => useSave(name, (api, draft: NewSchema) => api.call(schemaRoutes.create, { body: draft }))

export const useUpdateSchema = () =>
  useSave(name, (api, draft: SchemaDraft & { carry_over: CarryChoice[] }, changed) =>
    api.call(schemaRoutes.update, { params: { id: changed?.id ?? 0 }, body: { ...draft, version: changed?.version ?? 0 } }),
  )

export const useSchemaDeletion = () =>
  useDeletionCalls({
    remove: (api, id, query) => api.call(schemaRoutes.remove, { params: { id }, query }),
    undelete: (api, id) => api.call(schemaRoutes.undelete, { params: { id } }),
    failedKey: 'views.admin.delete.schema',
    forceText: useTranslation().t('views.admin.schemas.forceText'),
  })

export const useSchemaHistory = (id: number, page: number) => {
  const query = { page, page_size: versionsPerPage }
  return usePage(name, { history: id, ...query }, (api, signal) => api.call(schemaRoutes.history, { params: { id }, query }, signal))
}

export const useSchemaVersion = (id: number, version: number) =>
  usePage(name, { id, version }, (api, signal) => api.call(schemaRoutes.version, { params: { id, version } }, signal))

/** What was saved then becomes the next version. */
export function useRestoreVersion(id: number) {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wanted: { from: number; over: number }) =>
      api.call(schemaRoutes.restoreVersion, { params: { id, version: wanted.from }, body: { version: wanted.over } }),
    onSuccess: (saved) => {
      client.setQueryData([name, 'one', id], saved)
      return client.invalidateQueries({ queryKey: [name, 'list'] })
    },
  })
}
