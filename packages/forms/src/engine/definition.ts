import type { z } from 'zod'
import type { JsonSchema } from './schema.ts'

/** What is known of a widget, field or template without drawing it; the server checks schemas with these. */
type Definition<Options extends z.ZodObject> = {
  /** PascalCase of the folder; what `ui:widget`, `ui:field` or `template` says. */
  name: string
  /** What `ui:options` may hold for it. */
  options: Options
  /**
   * Dictionary keys of what is wrong with the schema it is put on; none when it fits. `resolve` follows the `$ref` of a
   * part (the items of a list, a property); the schema itself is already resolved. `options` are as they were written.
   */
  check(schema: JsonSchema, resolve: (part: JsonSchema) => JsonSchema, options: Record<string, unknown>): string[]
}

export type WidgetDefinition<Options extends z.ZodObject = z.ZodObject> = Definition<Options> & {
  kind: 'widget'
  /** Typed into: changes wait for a pause of 400 ms and are flushed on blur, save and unmount. */
  typed: boolean
  /** A longer or shorter pause than 400 ms. */
  pauseMs?: number
  /** Enters a value with parts (an object, a list): faults of the parts are shown at the widget. */
  whole?: boolean
  /** Shows a value of another kind than the schema wants itself: text that is on its way to be one. */
  keepsMisfits?: boolean
}

/** What a node means, where it is more than a value to enter: it draws its parts through the engine. */
export type FieldDefinition<Options extends z.ZodObject = z.ZodObject> = Definition<Options> & {
  kind: 'field'
  /** Draws its parts itself: their faults are shown at the field. */
  whole?: boolean
}

/** How the parts of an object stand together. */
export type TemplateDefinition<Options extends z.ZodObject = z.ZodObject> = Definition<Options> & { kind: 'template' }

/** How the items of a list stand together. */
export type ListTemplateDefinition<Options extends z.ZodObject = z.ZodObject> = Definition<Options> & {
  kind: 'list-template'
  /** Says itself what kind each item is, so that the item need not say it again. */
  namesItems?: boolean
}

export type OptionsOf<Known> = Known extends { options: infer Options extends z.ZodObject } ? z.infer<Options> : never
