import { useMutation, useQueryClient } from '@tanstack/react-query'
import { applicationRoutes, type CallOf, type InstanceDraft, instanceRoutes, instanceSorts, ownerRoutes } from '@vitrine/contract'
import { useApi } from '#lib/api'
import { useLanguage } from '#lib/i18n'
import { toWire } from '#lib/list-params'
import { deletedIn } from '#lib/record-list'
import { useDeletionCalls, usePage, useRecord, useSave } from '#lib/record-queries'
import { type ListParams, parseFilterBy } from '#ui/list-view'

const name = 'instances'
const rowsPerPage = 10
/** As many as a menu of choices can hold; the rest are found by searching, which knows owners and applications by their words. */
const mostChoices = 100

const idOf = (text: string | undefined) => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined)

export function useInstanceList(params: ListParams) {
  const chosen = parseFilterBy(params.filterBy)
  const query = {
    ...toWire(params, instanceSorts),
    ...deletedIn(params),
    include_expired: chosen.include_expired === 'true',
    application_id: idOf(chosen.application_id),
    owner_id: idOf(chosen.owner_id),
  }
  return usePage(name, query, (api, signal) => api.call(instanceRoutes.list, { query }, signal))
}

export const useApplicationChoices = () =>
  usePage('applications', 'choices', (api, signal) => api.call(applicationRoutes.list, { query: { page_size: mostChoices } }, signal))

export function useOwnerChoices() {
  const query = { page_size: mostChoices, locale: useLanguage().current() }
  return usePage('owners', query, (api, signal) => api.call(ownerRoutes.list, { query }, signal))
}

export const useInstance = (id: string) => useRecord(name, id, (api, signal) => api.call(instanceRoutes.get, { params: { id } }, signal))

export const useSharedInstances = (id: number, page: number) => {
  const query = { page, page_size: rowsPerPage }
  return usePage(name, { id, ...query }, (api, signal) => api.call(instanceRoutes.sharedInstances, { params: { id }, query }, signal))
}

export type NewInstance = CallOf<typeof instanceRoutes.create>['body']

export const useCreateInstance = () => useSave(name, (api, draft: NewInstance) => api.call(instanceRoutes.create, { body: draft }))

export const useUpdateInstance = () =>
  useSave(name, (api, draft: InstanceDraft, changed) =>
    api.call(instanceRoutes.update, { params: { id: changed?.id ?? 0 }, body: { ...draft, version: changed?.version ?? 0 } }),
  )

export const useInstanceDeletion = () =>
  useDeletionCalls({
    remove: (api, id, query) => api.call(instanceRoutes.remove, { params: { id }, query }),
    undelete: (api, id) => api.call(instanceRoutes.undelete, { params: { id } }),
    failedKey: 'views.admin.delete.instance',
  })

export function useRemoveExpiredCall() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api.call(instanceRoutes.removeExpired, { params: { id } }),
    onSuccess: () => client.invalidateQueries(),
  })
}
