import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type AutosaveDraft, type DocumentAutosave, type DocumentContent, documentRoutes, type WholeAutosave } from '@vitrine/contract'
import { useMemo } from 'react'
import { useApi } from '#lib/api'

/** The ids stand inside an object, as with revisions. */
const listKey = (id: number) => ['documents', 'autosaves', { id }] as const

export type AutosaveCalls = {
  /** Answers when it was kept; undefined if it was taken back. */
  keep(id: number, draft: AutosaveDraft, signal: AbortSignal): Promise<string | undefined>
  forget(id: number, session_key: string): Promise<void>
  unsaved(id: number, signal: AbortSignal): Promise<DocumentAutosave[]>
  whole(id: number, autosave_id: number): Promise<WholeAutosave>
  /** What was stored at a version. */
  ground(id: number, version: number): Promise<DocumentContent>
}

export function useAutosaveCalls(): AutosaveCalls {
  const api = useApi()
  const client = useQueryClient()
  return useMemo(() => {
    const tell = (id: number) => void client.invalidateQueries({ queryKey: listKey(id) })
    return {
      async keep(id, draft, signal) {
        const kept = await api.call(documentRoutes.autosave, { params: { id }, body: draft }, signal)
        tell(id)
        return kept?.kept_at
      },
      async forget(id, session_key) {
        await api.call(documentRoutes.forgetAutosaves, { params: { id }, query: { session_key } })
        tell(id)
      },
      unsaved: async (id, signal) =>
        (await api.call(documentRoutes.autosaves, { params: { id }, query: { is_unsaved: true } }, signal))?.items ?? [],
      whole: (id, autosave_id) => api.call(documentRoutes.wholeAutosave, { params: { id, autosave_id } }),
      ground: async (id, version) => (await api.call(documentRoutes.revision, { params: { id, version } })).content,
    }
  }, [api, client])
}

/** What the person has had kept, newest first. */
export function useAutosaves(id: number) {
  const api = useApi()
  return useQuery({
    queryKey: listKey(id),
    queryFn: ({ signal }) => api.call(documentRoutes.autosaves, { params: { id }, query: {} }, signal),
  })
}

/** Not for ever: for a minute it is written over. */
export function useWholeAutosave(id: number, autosave_id: number | undefined) {
  const api = useApi()
  return useQuery({
    queryKey: ['documents', 'autosave', { id, autosave_id }],
    queryFn: ({ signal }) => api.call(documentRoutes.wholeAutosave, { params: { id, autosave_id: autosave_id ?? 0 } }, signal),
    enabled: autosave_id !== undefined,
  })
}
