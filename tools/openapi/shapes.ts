import { z } from 'zod'

export type Json = { [key: string]: unknown }
type Direction = 'input' | 'output'

/** Leaves out what is noise in a description of an API. */
function tidy({ jsonSchema: schema }: { jsonSchema: Json }): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.format) delete schema.pattern
}

/** An answer may grow fields later; a caller that refuses them would break. */
function tidyAnswer(context: { jsonSchema: Json }): void {
  tidy(context)
  if (context.jsonSchema.additionalProperties === false) delete context.jsonSchema.additionalProperties
}

/**
 * JSON Schemas of the contract's shapes. A shape the contract exports under a name becomes a component of that name;
 * what a caller sends and what comes back can differ (defaults, changed text), then the sent one is called NameInput.
 */
export function createShapes(exported: Record<string, unknown>) {
  const names = z.registry<{ id: string }>()
  const named = new Map<string, z.ZodType>()
  for (const [name, value] of Object.entries(exported)) {
    if (!(value instanceof z.ZodObject) || names.has(value)) continue
    const id = name[0]?.toUpperCase() + name.slice(1)
    names.add(value, { id })
    named.set(id, value)
  }
  const components: Record<string, Json> = {}

  const convert = (shape: z.ZodType, io: Direction): Json =>
    z.toJSONSchema(shape, { io, metadata: names, override: io === 'output' ? tidyAnswer : tidy }) as Json

  const nameOf = (id: string, io: Direction): string => {
    const shape = named.get(id)
    const differs = shape && io === 'input' && JSON.stringify(convert(shape, 'input')) !== JSON.stringify(convert(shape, 'output'))
    return differs ? `${id}Input` : id
  }

  const describe = (shape: z.ZodType, io: Direction): Json => {
    const { $schema: _version, $defs = {}, ...schema } = convert(shape, io)
    const relink = (part: unknown): Json =>
      JSON.parse(JSON.stringify(part).replace(/"#\/\$defs\/([^"]+)"/g, (_all, id: string) => `"#/components/schemas/${nameOf(id, io)}"`))
    for (const [id, { id: _id, ...definition }] of Object.entries($defs as Record<string, Json>))
      components[nameOf(id, io)] = relink(definition)
    return relink(schema)
  }

  return {
    components,
    sent: (shape: z.ZodType): Json => describe(shape, 'input'),
    answered: (shape: z.ZodType): Json => describe(shape, 'output'),
    /** A parameter as the server reads it: '7' is an integer. What zod cannot say after reading is said as it is sent. */
    parameter: (shape: z.ZodType): Json => {
      try {
        return describe(shape, 'output')
      } catch {
        return describe(shape, 'input')
      }
    },
  }
}
