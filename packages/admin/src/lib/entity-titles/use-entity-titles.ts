import { useFormServices } from '@vitrine/forms/services'
import { useEffect, useState } from 'react'

/** A record that a field points at: its kind as the picker names it, and its id. */
export type Pointed = { type: string; id: number | string }

const keyOf = ({ type, id }: Pointed) => `${type} ${id}`

/** Answers the name of a record; undefined while it is not known, or when there is no such record. */
export function useEntityTitles(pointed: readonly Pointed[]): (each: Pointed) => string | undefined {
  const { entities } = useFormServices()
  const [titles, setTitles] = useState<Record<string, string>>({})
  const byKey = new Map(pointed.map((each) => [keyOf(each), each]))
  const wanted = [...byKey.keys()].sort().join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each set of records, not each time they are drawn
  useEffect(() => {
    const abort = new AbortController()
    for (const [key, { type, id }] of byKey) {
      entities?.get(type as Parameters<typeof entities.get>[0], id, abort.signal).then(
        (entity) => entity && !abort.signal.aborted && setTitles((known) => ({ ...known, [key]: entity.title })),
        // Without its name a record is read by its id.
        () => undefined,
      )
    }
    return () => abort.abort()
  }, [entities, wanted])
  return (each) => titles[keyOf(each)]
}
