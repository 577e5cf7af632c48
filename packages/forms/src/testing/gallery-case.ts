import type { FieldError } from '@vitrine/contract'
import type { JsonSchema, UiSchema } from '../engine/schema.ts'

export type GalleryState = 'empty' | 'filled' | 'error' | 'read-only' | 'disabled' | 'misconfigured' | 'long text'

/** One field as the gallery and the tests draw it. */
export type GalleryCase = {
  state: GalleryState
  /** What is special about it, where a state has several cases. */
  note?: string
  schema: JsonSchema
  uiSchema?: UiSchema
  value?: unknown
  /** The languages of the content, where the case is about them; one of them is chosen above the form. */
  locales?: readonly string[]
  /** The language that is being written at first; the first one when nothing is said. */
  locale?: string
}

/** Everything the gallery shows of one widget, field or template. */
export type GalleryCases = { name: string; cases: readonly GalleryCase[] }

/** A form of its own, from a schema as someone may have written it: any JSON at all. */
export type SchemaCase = Omit<GalleryCase, 'schema' | 'note'> & {
  /** What it is about, as the authors of schemas call it. */
  name: string
  schema: unknown
  /** What of it cannot be had, word for word as docs/forms.md lists it. */
  unsupported?: string
  /** Given by someone who saves: a button stands under the form, and this says what the server refuses. */
  refuses?: (value: Record<string, unknown>) => FieldError[]
}
