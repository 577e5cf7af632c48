import type { z } from 'zod'
import type { JsonSchema } from './schema.ts'

/** What is known of a widget, field or template without drawing it; the server checks schemas with these. */
type Definition<Options extends z.ZodObject> = {
  /** PascalCase of the folder; what `ui:widget`, `ui:field` or `template` says. */
  name: string
  /** What `ui:options` may hold for it. */
  options: Options
  /** Dictionary keys of what is wrong with the schema it is put on; none when it fits. */
  check(schema: JsonSchema): string[]
}

export type WidgetDefinition<Options extends z.ZodObject = z.ZodObject> = Definition<Options> & {
  kind: 'widget'
  /** Typed into: changes wait for a pause of 400 ms and are flushed on blur, save and unmount. */
  typed: boolean
}

export type TemplateDefinition<Options extends z.ZodObject = z.ZodObject> = Definition<Options> & { kind: 'template' }

export type OptionsOf<Known> = Known extends { options: infer Options extends z.ZodObject } ? z.infer<Options> : never
