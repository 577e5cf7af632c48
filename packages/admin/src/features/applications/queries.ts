import { useMutation } from '@tanstack/react-query'
import { type ApplicationDraft, applicationRoutes, applicationSorts, type CallOf } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { useApi } from '#lib/api'
import { toWire } from '#lib/list-params'
import { deletedIn } from '#lib/record-list'
import { useDeletionCalls, usePage, useRecord, useSave } from '#lib/record-queries'
import type { ListParams } from '#ui/list-view'

const name = 'applications'

export const useApplicationList = (params: ListParams) => {
  const query = { ...toWire(params, applicationSorts), ...deletedIn(params) }
  return usePage(name, query, (api, signal) => api.call(applicationRoutes.list, { query }, signal))
}

export const useApplication = (id: string) =>
  useRecord(name, id, (api, signal) => api.call(applicationRoutes.get, { params: { id } }, signal))

export type NewApplication = CallOf<typeof applicationRoutes.create>['body']

export const useCreateApplication = () => useSave(name, (api, draft: NewApplication) => api.call(applicationRoutes.create, { body: draft }))

export const useUpdateApplication = () =>
  useSave(name, (api, draft: ApplicationDraft, changed) =>
    api.call(applicationRoutes.update, { params: { id: changed?.id ?? 0 }, body: { ...draft, version: changed?.version ?? 0 } }),
  )

/** The people of an application's instances, as the file the server made: its bytes are not touched. */
export function useUserList() {
  const api = useApi()
  return useMutation({
    mutationFn: async (application_id: number) => {
      const file: string | Blob = await api.call(applicationRoutes.usersCsv, { query: { application_id } })
      return new Blob([file], { type: 'text/csv' })
    },
  })
}

export const useApplicationDeletion = () =>
  useDeletionCalls({
    remove: (api, id, query) => api.call(applicationRoutes.remove, { params: { id }, query }),
    undelete: (api, id) => api.call(applicationRoutes.undelete, { params: { id } }),
    failedKey: 'views.admin.delete.application',
    forceText: useTranslation().t('views.admin.applications.forceHelp'),
  })
