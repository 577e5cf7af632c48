import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ListParams, OnParams } from '#ui/list-view'
import { type ListDefaults, readParams, writeParams } from './read-params.ts'

export type { ListDefaults }

type Options = { defaults: ListDefaults; sorts: readonly string[]; local?: boolean }

/** Reads and writes a list's state; in the address it survives a reload and the back button. */
export function useListParams({ defaults, sorts, local = false }: Options): [ListParams, OnParams] {
  const [query, setQuery] = useSearchParams()
  const [own, setOwn] = useState(() => new URLSearchParams())
  const read = local ? own : query
  const params = useMemo(() => readParams(read, defaults, sorts), [read, defaults, sorts])
  const setShared = useCallback<OnParams>(
    (params, how) =>
      setQuery((before) => writeParams(before, params, defaults), { replace: how?.replace ?? false, preventScrollReset: true }),
    [setQuery, defaults],
  )
  const setLocal = useCallback<OnParams>((params) => setOwn((before) => writeParams(before, params, defaults)), [defaults])
  return [params, local ? setLocal : setShared]
}
