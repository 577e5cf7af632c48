import type { ComponentType, ReactNode } from 'react'
import type { FieldDefinition, ListTemplateDefinition, OptionsOf, TemplateDefinition, WidgetDefinition } from './definition.ts'
import type { Target } from './form-state.ts'
import type { JsonSchema, UiSchema } from './schema.ts'

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
  /**
   * What is written here is no value yet (half a coordinate, broken JSON), by the key that says why: nothing is saved over
   * it until it is one, and the form leads to it. Undefined lets go.
   */
  hold(key: string | undefined): void
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

/** How a part shall be drawn where it differs from what its schema says. */
export type PartLooks = { schema?: JsonSchema; uiSchema?: UiSchema; required?: boolean; language?: LeafLanguage }

/** What a field is given: a node and the means to draw its parts. */
export type FieldViewProps<Options = Record<string, unknown>> = Omit<
  WidgetProps<Options>,
  'emptyValue' | 'language' | 'onBlur' | 'hold'
> & {
  uiSchema: UiSchema
  /** Raised by a new object each time something inside is sought, with where. */
  sought: Target | undefined
  pointer: string
  /** Follows a `$ref` of a part. */
  resolve(schema: JsonSchema): JsonSchema
  part(name: string, looks?: PartLooks): ReactNode
}

export type Field = { definition: FieldDefinition; View: ComponentType<FieldViewProps> }

export type TemplateField = { name: string; pointer: string; title: string; content: ReactNode }

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
  /** A new object each time a field inside is sought; a closed template opens. */
  sought: Target | undefined
  /** The first words inside, for a closed template. */
  summary: string
}

export type Template = { definition: TemplateDefinition; View: ComponentType<TemplateProps> }

/** A kind of item that can be added to a list. */
export type ItemKind = { name: string; title: string; icon?: string; schema: JsonSchema }

export type ListItem = { key: string; value: unknown; pointer: string; kind: ItemKind | undefined }

export type ListProps<Options = Record<string, unknown>> = {
  id: string
  title: string
  description?: string
  error?: string
  /** Why nothing can be changed. */
  reason?: string
  required: boolean
  options: Options
  items: readonly ListItem[]
  kinds: readonly ItemKind[]
  canChange: boolean
  /** A new object each time a field inside is sought: what hides it opens. */
  sought: Target | undefined
  /** The list holds as many as it may, or as few. */
  isFull: boolean
  mayRemove: boolean
  /** Positions that the schema describes one by one cannot change places. */
  isFixed(index: number): boolean
  /** The fields of an item. Stays the same function, so that rows that did not change are not drawn again. */
  draw(index: number, value: unknown): ReactNode
  /** The first words of an item. */
  summaryOf(value: unknown): string
  add(kind: ItemKind, at?: number): void
  insert(value: unknown, at: number): void
  remove(index: number): void
  move(from: number, to: number): void
  /** What is wrong with a value that someone wants to put in. */
  faultsOf(kind: ItemKind, value: unknown): readonly { pointer: string; key: string }[]
}

export type ListTemplate = { definition: ListTemplateDefinition; View: ComponentType<ListProps> }

/** Ties a view to its definition; the engine hands the view exactly the options the definition has parsed. */
export const defineWidget = <Known extends WidgetDefinition>(
  definition: Known,
  View: ComponentType<WidgetProps<OptionsOf<Known>>>,
): Widget => ({ definition, View: View as unknown as ComponentType<WidgetProps> })

export const defineField = <Known extends FieldDefinition>(
  definition: Known,
  View: ComponentType<FieldViewProps<OptionsOf<Known>>>,
): Field => ({ definition, View: View as unknown as ComponentType<FieldViewProps> })

export const defineTemplate = <Known extends TemplateDefinition>(
  definition: Known,
  View: ComponentType<TemplateProps<OptionsOf<Known>>>,
): Template => ({ definition, View: View as unknown as ComponentType<TemplateProps> })

export const defineListTemplate = <Known extends ListTemplateDefinition>(
  definition: Known,
  View: ComponentType<ListProps<OptionsOf<Known>>>,
): ListTemplate => ({ definition, View: View as unknown as ComponentType<ListProps> })
