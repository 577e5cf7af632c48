import { choicesOf, type JsonSchema } from '../../engine/schema.ts'

/** What keeps a schema from being a list of choices; the two keys are those of the widget that asks. */
export function checkChoices(schema: JsonSchema, keys: { noChoices: string; invalidChoices: string }): string[] {
  const choices = choicesOf(schema)
  if (!choices || choices.length === 0) return [keys.noChoices]
  return choices.every(({ value }) => typeof value !== 'object' || value === null) ? [] : [keys.invalidChoices]
}
