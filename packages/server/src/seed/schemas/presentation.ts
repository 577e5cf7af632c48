import { relationTo } from './relation-looks.ts'

/** A walk through some articles, told in one of the ways that the public app knows. */
export const presentation = {
  slug: 'omvisning',
  name: 'Omvisning',
  description: 'Artikler satt sammen til ei omvisning.',
  json_schema: {
    type: 'object',
    required: ['title', 'presentationType'],
    properties: {
      title: { $ref: '#/$defs/localised' },
      intro: { $ref: '#/$defs/localisedText' },
      kind: { type: 'string', title: 'fields.type', enum: ['presentation', 'rebus'] },
      audience: { type: 'string', title: 'db.schema.audience', enum: ['everyone', 'children', 'school'] },
      presentationType: { $ref: '#/$defs/presentationType' },
      duration: { type: 'integer', title: 'db.schema.duration', minimum: 1, maximum: 240 },
      stops: {
        type: 'array',
        title: 'db.schema.stops',
        items: {
          type: 'object',
          properties: { title: { $ref: '#/$defs/localised' }, document: { $ref: '#/$defs/relation' } },
        },
      },
    },
  },
  ui_schema: {
    'ui:options': { template: 'Section', header: ['duration'] },
    title: { 'ui:options': { prose: true } },
    intro: { 'ui:title': 'db.schema.intro', 'ui:options': { rows: 3, prose: true } },
    kind: { 'ui:widget': 'DocumentType', 'ui:options': { columns: 6 } },
    audience: {
      'ui:widget': 'Radio',
      'ui:options': {
        columns: 6,
        inline: true,
        labels: {
          everyone: 'db.schema.audience.everyone',
          children: 'db.schema.audience.children',
          school: 'db.schema.audience.school',
        },
      },
    },
    presentationType: { 'ui:widget': 'Select', 'ui:options': { columns: 6 } },
    duration: { 'ui:widget': 'Number', 'ui:options': { columns: 6, unit: 'min' } },
    stops: { 'ui:options': { template: 'Flat' }, items: { document: relationTo('artikkel') } },
  },
  searchable_fields: [
    { jsonpath: '$.title', include_in_hit: true },
    { jsonpath: '$.stops[*].title', include_in_hit: false },
  ],
  title_field_json_path: '$.title',
  description_field_override: '{{content.duration}} {{translation.db.schema.minutes}}',
}
