import { type CallOf, type OwnerDraft, type OwnerLimitedDraft, ownerRoutes, ownerSorts } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n'
import { toWire } from '#lib/list-params'
import { deletedIn } from '#lib/record-list'
import { useDeletionCalls, usePage, useRecord, useSave } from '#lib/record-queries'
import type { ListParams } from '#ui/list-view'

const name = 'owners'

/** Names sort by the text and the alphabet of the interface's language. */
export function useOwnerList(params: ListParams) {
  const query = { ...toWire(params, ownerSorts), ...deletedIn(params), locale: useLanguage().current() }
  return usePage(name, query, (api, signal) => api.call(ownerRoutes.list, { query }, signal))
}

/** Those whose editor one is. */
export function useOwnMuseums(params: ListParams) {
  const query = { ...toWire(params, ownerSorts), only_edit_privileges: true, locale: useLanguage().current() }
  return usePage(name, query, (api, signal) => api.call(ownerRoutes.list, { query }, signal))
}

export const useOwner = (id: string) => useRecord(name, id, (api, signal) => api.call(ownerRoutes.get, { params: { id } }, signal))

export type NewOwner = CallOf<typeof ownerRoutes.create>['body']

export const useCreateOwner = () => useSave(name, (api, draft: NewOwner) => api.call(ownerRoutes.create, { body: draft }))

export const useUpdateOwner = () =>
  useSave(name, (api, draft: OwnerDraft, changed) =>
    api.call(ownerRoutes.update, { params: { id: changed?.id ?? 0 }, body: { ...draft, version: changed?.version ?? 0 } }),
  )

export const useUpdateMuseum = () =>
  useSave(name, (api, draft: OwnerLimitedDraft, changed) =>
    api.call(ownerRoutes.updateLimited, { params: { id: changed?.id ?? 0 }, body: { ...draft, version: changed?.version ?? 0 } }),
  )

export const useOwnerDeletion = () =>
  useDeletionCalls({
    remove: (api, id, query) => api.call(ownerRoutes.remove, { params: { id }, query }),
    undelete: (api, id) => api.call(ownerRoutes.undelete, { params: { id } }),
    failedKey: 'views.admin.delete.owner',
    forceText: useTranslation().t('views.admin.owners.forceHelp'),
  })
