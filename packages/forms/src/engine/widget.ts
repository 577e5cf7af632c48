import type { ComponentType, ReactNode } from 'react'
import type { OptionsOf, TemplateDefinition, WidgetDefinition } from './definition.ts'
import type { JsonSchema } from './schema.ts'

/** What a widget is given: all texts are already in the person's language. */
export type WidgetProps<Options = Record<string, unknown>> = {
  id: string
  name: string
  label: string
  description?: string
  value: unknown
  schema: JsonSchema
  options: Options
  required: boolean
  disabled: boolean
  readOnly: boolean
  /** Why it is read-only or disabled. */
  reason?: string
  error?: string
  autoFocus: boolean
  /** What clearing writes. */
  emptyValue: null | '' | undefined
  /** One language of a localised value: which, and what the public sees while it is empty. */
  language?: LeafLanguage
  onChange(value: unknown): void
  onBlur(): void
}

export type LeafLanguage = {
  locale: string
  /** The text of another language that stands in; never a value. HTML is already made plain text. */
  fallback?: { text: string; locale: string }
  /** The languages of the form that have a text here, and those that lack one. */
  present: readonly string[]
  missing: readonly string[]
}

export type Widget = { definition: WidgetDefinition; View: ComponentType<WidgetProps> }

export type TemplateField = { name: string; content: ReactNode }

export type TemplateProps<Options = Record<string, unknown>> = {
  id: string
  title: string
  description?: string
  options: Options
  /** The gap of the grid, in the theme's units. */
  spacing: number
  fields: readonly TemplateField[]
  /** How many faults are in sight inside. */
  problems: number
  /** Raised each time the person shall be led to what is wrong: a closed template that has faults opens. */
  reveals: number
  /** The first words inside, for a closed template. */
  summary: string
}

export type Template = { definition: TemplateDefinition; View: ComponentType<TemplateProps> }

/** Ties a view to its definition; the engine hands the view exactly the options the definition has parsed. */
export const defineWidget = <Known extends WidgetDefinition>(
  definition: Known,
  View: ComponentType<WidgetProps<OptionsOf<Known>>>,
): Widget => ({ definition, View: View as unknown as ComponentType<WidgetProps> })

export const defineTemplate = <Known extends TemplateDefinition>(
  definition: Known,
  View: ComponentType<TemplateProps<OptionsOf<Known>>>,
): Template => ({ definition, View: View as unknown as ComponentType<TemplateProps> })
