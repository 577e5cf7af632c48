import { prepareSchema } from '@vitrine/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { placeName } from './place-name.ts'
import { toPath } from './pointer.ts'
import { createRegistry } from './registry.tsx'
import type { JsonSchema, UiSchema } from './schema.ts'
import { createValidator } from './validator.ts'
import { spotsTo } from './walk.ts'
import { useWords } from './words.ts'

export type Places = {
  /** What a person calls the field at a JSON pointer into a value, with all that it stands in. */
  nameOf(value: unknown, pointer: string): string
  /** What is described there; undefined where the schema says nothing of it. */
  schemaOf(value: unknown, pointer: string): JsonSchema | undefined
}

/** The fields of a form by their names, for what stands beside it: who is where, what differs. */
export function usePlaces(schema: JsonSchema, uiSchema: UiSchema): Places {
  const { t } = useTranslation()
  const words = useWords()
  const { prepared, walker } = useMemo(() => {
    const ready = prepareSchema(schema).schema as JsonSchema
    return { prepared: ready, walker: createRegistry(ready, createValidator(), 'places').walker }
  }, [schema])
  return useMemo(
    () => ({
      nameOf: (value, pointer) => placeName(pointer, { schema: prepared, uiSchema, value, walker }, words, t),
      schemaOf: (value, pointer) => {
        const path = toPath(pointer)
        const spots = spotsTo(prepared, uiSchema, value, path, walker)
        return spots.length === path.length ? spots.at(-1)?.schema : undefined
      },
    }),
    [prepared, walker, uiSchema, words, t],
  )
}
