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
}

/** Everything the gallery shows of one widget, field or template. */
export type GalleryCases = { name: string; cases: readonly GalleryCase[] }
