import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type CarryChoice,
  type CarryOver,
  documentRoutes,
  type ReindexProgress,
  type SchemaImpact,
  schemaChangeRoutes,
} from '@vitrine/contract'
import { useCallback } from 'react'
import { useApi } from '#lib/api'
import { usePage } from '#lib/record-queries'

/** How often a job is asked how far it has come. */
const pollMs = 700
/** The first answers of a small museum come at once. */
const firstPollMs = 150

export const touchedPerPage = 25

const isUnderWay = (state: string): boolean => state === 'waiting' || state === 'running' || state === 'undoing'

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

type Weighed = { json_schema: string; carry_over: CarryChoice[] }
export type Weigh = (asked: Weighed, signal: AbortSignal, onProgress: (impact: SchemaImpact) => void) => Promise<SchemaImpact | undefined>

/** Has the documents looked at under a schema as it is being written; answers when all are, and nothing when it was given up. */
export function useWeighSchema(schema_id: number): Weigh {
  const api = useApi()
  return useCallback(
    async (asked, signal, onProgress) => {
      let impact = await api.call(schemaChangeRoutes.startSchemaImpact, { body: { schema_id, ...asked } }, signal)
      for (let wait = firstPollMs; impact && isUnderWay(impact.state); wait = pollMs) {
        await pause(wait, signal)
        if (signal.aborted) {
          // Nobody waits for it any more; should the word not get through, it ends by itself.
          void api.call(schemaChangeRoutes.cancelSchemaImpact, { params: { id: impact.id } }).catch(() => undefined)
          return undefined
        }
        impact = await api.call(schemaChangeRoutes.schemaImpact, { params: { id: impact.id } }, signal)
        if (impact) onProgress(impact)
      }
      return impact
    },
    [api, schema_id],
  )
}

export const useTouchedDocuments = (impact: number, vanished: string | undefined, page: number) => {
  const query = { page, page_size: touchedPerPage, ...(vanished === undefined ? {} : { vanished }) }
  return usePage('documents', { impact, ...query }, (api, signal) =>
    api.call(schemaChangeRoutes.schemaImpactDocuments, { params: { id: impact }, query }, signal),
  )
}

export const useLeftDocuments = (carry: number, page: number) => {
  const query = { page, page_size: touchedPerPage, outcome: 'left' as const }
  return usePage('documents', { carry, ...query }, (api, signal) =>
    api.call(schemaChangeRoutes.carriedDocuments, { params: { id: carry }, query }, signal),
  )
}

const reindexKey = (schema_id: number) => ['documents', 'reindex', schema_id]
const carryKey = (schema_id: number) => ['documents', 'carry-over', schema_id]

/** How far the reindex of a schema has come; asked again while it runs. */
export function useReindexProgress(schema_id: number) {
  const api = useApi()
  return useQuery({
    queryKey: reindexKey(schema_id),
    queryFn: ({ signal }) => api.call(documentRoutes.reindexProgress, { query: { schema_id } }, signal),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.state) ? pollMs : false),
  })
}

export function useReindex(schema_id: number) {
  const api = useApi()
  const client = useQueryClient()
  const keep = (progress: ReindexProgress) => client.setQueryData(reindexKey(schema_id), progress)
  const start = useMutation({ mutationFn: () => api.call(documentRoutes.reindex, { query: { schema_id } }), onSuccess: keep })
  const cancel = useMutation({ mutationFn: () => api.call(documentRoutes.cancelReindex, { query: { schema_id } }), onSuccess: keep })
  return { start, cancel }
}

/** The latest carry-over of a schema; asked again while it runs. */
export function useCarryOver(schema_id: number) {
  const api = useApi()
  return useQuery({
    queryKey: carryKey(schema_id),
    queryFn: async ({ signal }) =>
      (await api.call(schemaChangeRoutes.latestCarryOver, { query: { schema_id } }, signal))?.carry_over ?? null,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.state) ? pollMs : false),
  })
}

export function useCarrySteps(schema_id: number) {
  const api = useApi()
  const client = useQueryClient()
  const keep = (carry: CarryOver) => client.setQueryData(carryKey(schema_id), carry)
  const undo = useMutation({
    mutationFn: (id: number) => api.call(schemaChangeRoutes.undoCarryOver, { params: { id } }),
    onSuccess: keep,
  })
  const cancel = useMutation({
    mutationFn: (id: number) => api.call(schemaChangeRoutes.cancelCarryOver, { params: { id } }),
    onSuccess: keep,
  })
  return { undo, cancel }
}
