import type { UiSchema } from '@vitrine/forms'
import { useFormServices } from '@vitrine/forms/services'
import { useEffect, useState } from 'react'
import { type Pointed, pointedIn } from './in-words.ts'

const keyOf = ({ type, id }: Pointed) => `${type} ${id}`

/** The names of the records that these values point at, as the pickers of the form would show them. */
export function useTitles(values: readonly unknown[], uiSchema: UiSchema): (pointed: Pointed) => string | undefined {
  const { entities } = useFormServices()
  const [titles, setTitles] = useState<Record<string, string>>({})
  const pointed = new Map(values.flatMap((value) => pointedIn(value, uiSchema)).map((each) => [keyOf(each), each]))
  const wanted = [...pointed.keys()].sort().join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each set of records, not each time they are drawn
  useEffect(() => {
    const abort = new AbortController()
    for (const [key, { type, id }] of pointed) {
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
