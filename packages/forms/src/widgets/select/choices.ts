import { useMemo } from 'react'
import { choicesOf, type JsonSchema, useWords } from '../../engine/index.ts'

export type Choice = { value: unknown; name: string }

/** The choices of a schema by the names a person reads; `labels` gives a text or dictionary key by value. */
export function useChoices({ enum: listed, oneOf, anyOf }: JsonSchema, labels: Record<string, string>): readonly Choice[] {
  const words = useWords()
  // Options are parsed anew each time a field is drawn; ten thousand names are not made again for that.
  const given = JSON.stringify(labels)
  return useMemo(() => {
    const known = JSON.parse(given) as Record<string, string>
    return (choicesOf({ enum: listed, oneOf, anyOf }) ?? [])
      .filter(({ value }) => value !== null)
      .map(({ value, title }) => ({ value, name: words.text(labelOf(known, value) ?? title) ?? String(value) }))
  }, [listed, oneOf, anyOf, given, words])
}

const labelOf = (labels: Record<string, string>, value: unknown) =>
  Object.hasOwn(labels, String(value)) ? labels[String(value)] : undefined

/** A choice that the schema no longer has, kept in sight until another is made. */
export const staleChoice = (choices: readonly Choice[], value: unknown): Choice | undefined =>
  value === undefined || value === null || choices.some((choice) => choice.value === value)
    ? undefined
    : { value, name: typeof value === 'object' ? JSON.stringify(value) : String(value) }
