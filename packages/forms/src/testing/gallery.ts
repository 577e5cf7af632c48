import { type CheckFinding, checkSchema } from '../definitions.ts'
import type { FormSchema, UiSchema } from '../engine/schema.ts'
import { article } from './article.ts'
import type { GalleryCase, GalleryCases, GalleryState, SchemaCase } from './gallery-case.ts'
import { hostile } from './hostile.ts'
import { playground } from './playground/playground.ts'

/** One form of the gallery, ready to be drawn. */
export type GalleryForm = Pick<SchemaCase, 'locales' | 'locale' | 'unsupported' | 'refuses'> & {
  id: string
  state: GalleryState
  note?: string
  schema: FormSchema
  uiSchema: UiSchema
  value: Record<string, unknown>
  /** What the check of schemas says of it, as its author would read it in the editor. */
  findings?(): readonly CheckFinding[]
}

export type GalleryKind = 'forms' | 'widgets' | 'fields' | 'templates' | 'playground' | 'hostile'
export type GalleryGroup = { kind: GalleryKind; name: string; forms: readonly GalleryForm[] }

const found = import.meta.glob<GalleryCases>(['../widgets/*/cases.ts', '../fields/*/cases.ts', '../templates/*/cases.ts'], {
  eager: true,
  import: 'cases',
})

/** One field is drawn in a form that has nothing else. */
function formOfField({ schema, uiSchema, value, ...rest }: GalleryCase, id: string): GalleryForm {
  return {
    ...rest,
    id,
    schema: { type: 'object', properties: { field: schema } },
    uiSchema: uiSchema ? { field: uiSchema } : {},
    value: value === undefined ? {} : { field: value },
  }
}

const formOfSchema = ({ name, schema, uiSchema = {}, value, ...rest }: SchemaCase, id: string): GalleryForm => ({
  ...rest,
  id,
  note: name,
  findings: () => checkSchema(schema),
  // A schema may be any JSON, and so may what is stored; a form takes both as they come.
  schema: schema as FormSchema,
  uiSchema,
  value: (value ?? {}) as Record<string, unknown>,
})

const kindOf = (path: string) => path.split('/')[1] as GalleryKind
const schemaGroup = (kind: GalleryKind, name: string, cases: readonly SchemaCase[]): GalleryGroup => ({
  kind,
  name,
  forms: cases.map((each, place) => formOfSchema(each, `${name}-${place}`)),
})

const parts = Object.entries(found).map(
  ([path, { name, cases }]): GalleryGroup => ({
    kind: kindOf(path),
    name,
    forms: cases.map((each, place) => formOfField(each, `${name}-${place}`)),
  }),
)

/** All there is to see, in the order of the page. */
export const galleryGroups: readonly GalleryGroup[] = [
  schemaGroup('forms', 'Article', article),
  ...(['widgets', 'fields', 'templates'] as const).flatMap((kind) => parts.filter((group) => group.kind === kind)),
  ...Object.entries(playground).map(([name, cases]) => schemaGroup('playground', name, cases)),
  schemaGroup('hostile', 'Hostile', hostile),
]
