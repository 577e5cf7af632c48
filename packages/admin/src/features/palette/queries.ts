import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { applicationRoutes, type DocumentHit, documentRoutes, instanceRoutes } from '@vitrine/contract'
import { useApi } from '#lib/api'
import { useLanguage } from '#lib/i18n'

const hitsHere = 6
const hitsElsewhere = 4

/** The instance that the address lies in; also one that a superuser only visits. */
export function useInstanceHere(slugs: { owner_slug: string; instance_slug: string } | undefined) {
  const api = useApi()
  return useQuery({
    // As the content's own question: it is answered already.
    queryKey: ['instances', 'at', slugs?.owner_slug, slugs?.instance_slug],
    queryFn: ({ signal }) => api.call(instanceRoutes.resolve, { params: slugs ?? { owner_slug: '', instance_slug: '' } }, signal),
    enabled: slugs !== undefined,
  }).data
}

export function useApplicationMenu(applicationId: number | undefined) {
  const api = useApi()
  return useQuery({
    queryKey: ['applications', 'one', applicationId],
    queryFn: ({ signal }) => api.call(applicationRoutes.get, { params: { id: applicationId ?? 0 } }, signal),
    enabled: applicationId !== undefined,
  }).data?.menu
}

/** What the words find in every language: in the instance one is in, and in the others one sees. */
export function useFoundDocuments(q: string, instanceId: number | undefined) {
  const api = useApi()
  const locale = useLanguage().current()
  const asked = { q, locale, every_language: true }
  return useQuery({
    queryKey: ['documents', 'palette', asked, instanceId],
    queryFn: async ({ signal }): Promise<{ here: DocumentHit[]; elsewhere: DocumentHit[] }> => {
      const inInstance = { ...asked, application_instance_id: instanceId, page_size: hitsHere }
      // The best of all may all lie here, so that many more are asked for.
      const everywhere = { ...asked, page_size: hitsHere + hitsElsewhere }
      const [here, all] = await Promise.all([
        instanceId === undefined ? undefined : api.call(documentRoutes.search, { query: inInstance }, signal),
        api.call(documentRoutes.search, { query: everywhere }, signal),
      ])
      const elsewhere = (all?.items ?? []).filter(({ application_instance_id }) => application_instance_id !== instanceId)
      return { here: here?.items ?? [], elsewhere: elsewhere.slice(0, instanceId === undefined ? hitsHere : hitsElsewhere) }
    },
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
}

/** What was opened last, as it is called now; what one may no longer see is left out. */
export function useRecentDocuments(ids: number[]) {
  const api = useApi()
  const locale = useLanguage().current()
  return useQuery({
    queryKey: ['documents', 'recent', ids, locale],
    queryFn: ({ signal }) => api.call(documentRoutes.relations, { query: { d: ids, locale } }, signal),
    enabled: ids.length > 0,
  })
}
