import { newSchemaDraft, type Schema, type SchemaDraft, schemaDraft } from '@vitrine/contract'
import { fromContract, type JsonFinding, type UiSchema } from '@vitrine/forms'
import type { z } from 'zod'
import type { lineChanges } from './parts/line-diff.ts'

/** What a save sends whole may stand empty here; the slug may not, once it is there. */
const shownSchema = newSchemaDraft.extend({ slug: schemaDraft.shape.slug })
export type ShownSchema = z.input<typeof shownSchema>
export type NewSchema = z.input<typeof newSchemaDraft>

export const newSchemaFormSchema = fromContract(newSchemaDraft)
export const schemaFormSchema = fromContract(shownSchema)

const general = ['name', 'application_id', 'slug', 'description', 'single_document_per_instance', 'preview_url']
const titles = [
  'title_field_json_path',
  'internal_title_field_json_path',
  'description_field_json_path',
  'description_field_override',
  'image_field_json_path',
]

type Seen = { findings: readonly JsonFinding[]; completions: readonly string[]; changes: ReturnType<typeof lineChanges> | undefined }

/** The form in five tabs; what is known of the two texts stands in their editors. */
export const schemaUiSchema = ({ isNew, json, ui }: { isNew: boolean; json: Seen; ui: Seen }): UiSchema => {
  const path = (help?: string) => ({ 'ui:options': { placeholder: '$.title', ...(help ? { description: help } : {}) } })
  return {
    'ui:order': [...general, '*', ...titles],
    'ui:options': {
      template: 'Tabs',
      tabs: [
        { label: 'views.admin.schemas.tabs.general', fields: general },
        { label: 'fields.json_schema', fields: ['json_schema'] },
        { label: 'fields.ui_schema', fields: ['ui_schema'] },
        { label: 'views.admin.schemas.tabs.search', fields: ['searchable_fields'] },
        { label: 'views.admin.schemas.tabs.titles', fields: titles },
      ],
    },
    application_id: { 'ui:widget': 'EntityPicker', 'ui:options': { type: 'Application' } },
    slug: { 'ui:options': { description: isNew ? 'views.admin.schemas.newSlugHelp' : 'views.admin.schemas.slugHelp' } },
    description: { 'ui:widget': 'Multiline', 'ui:options': { rows: 2 } },
    single_document_per_instance: { 'ui:options': { description: 'views.admin.schemas.singleHelp' } },
    preview_url: { 'ui:options': { description: 'views.admin.schemas.previewUrlHelp' } },
    json_schema: { 'ui:widget': 'JsonEditor', 'ui:options': { ...json } },
    ui_schema: { 'ui:widget': 'JsonEditor', 'ui:options': { ...ui, content: 'uiSchema' } },
    searchable_fields: {
      'ui:options': { template: 'Flat', description: 'views.admin.schemas.searchHelp' },
      items: {
        jsonpath: { 'ui:options': { columns: 8, placeholder: '$.blocks[*].text' } },
        include_in_hit: { 'ui:widget': 'Checkbox', 'ui:options': { columns: 4 } },
      },
    },
    title_field_json_path: path('views.admin.schemas.pathHelp'),
    internal_title_field_json_path: path(),
    description_field_json_path: path(),
    description_field_override: {
      'ui:widget': 'Multiline',
      'ui:options': { description: 'views.admin.schemas.templateHelp', placeholder: '{{content.title}}' },
    },
    image_field_json_path: path(),
  }
}

export const toShownSchema = (schema: Schema | undefined): Partial<ShownSchema> =>
  schema
    ? {
        name: schema.name,
        slug: schema.slug,
        description: schema.description,
        application_id: schema.application_id,
        single_document_per_instance: schema.single_document_per_instance,
        json_schema: schema.json_schema,
        ui_schema: schema.ui_schema,
        searchable_fields: schema.searchable_fields.map(({ jsonpath, include_in_hit }) => ({ jsonpath, include_in_hit })),
        title_field_json_path: schema.title_field_json_path,
        internal_title_field_json_path: schema.internal_title_field_json_path,
        description_field_json_path: schema.description_field_json_path,
        image_field_json_path: schema.image_field_json_path,
        description_field_override: schema.description_field_override,
        preview_url: schema.preview_url,
      }
    : { json_schema: '{}', ui_schema: '{}' }

export const toSchemaDraft = (shown: ShownSchema): SchemaDraft => schemaDraft.parse({ ...newSchemaDraft.parse(shown), slug: shown.slug })
