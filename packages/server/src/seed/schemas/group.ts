import { relationTo } from './relation-looks.ts'

/** A shelf of things that belong together: a room, a theme, a period. */
export const group = {
  slug: 'gruppe',
  name: 'Temagruppe',
  description: 'Ei samling dokumenter under samme tema.',
  json_schema: {
    type: 'object',
    required: ['title'],
    properties: {
      title: { $ref: '#/$defs/localised' },
      text: { $ref: '#/$defs/localisedHtml' },
      icon: { type: 'string', title: 'fields.mui_icon' },
      colour: { type: 'string', title: 'db.schema.colour', format: 'color' },
      place: { type: 'string', title: 'db.schema.place', pattern: '^[1-3]x[1-3]$' },
      documents: { type: 'array', items: { $ref: '#/$defs/relation' } },
    },
  },
  ui_schema: {
    title: { 'ui:options': { prose: true } },
    text: { 'ui:field': 'Localised', 'ui:widget': 'RichText' },
    icon: { 'ui:widget': 'Icon', 'ui:options': { columns: 6 } },
    colour: { 'ui:widget': 'Colour', 'ui:options': { columns: 6 } },
    place: { 'ui:widget': 'GridSelect' },
    documents: relationTo('artikkel', 'omvisning', 'gruppe'),
  },
  searchable_fields: [
    { jsonpath: '$.title', include_in_hit: true },
    { jsonpath: '$.text', include_in_hit: false },
  ],
  title_field_json_path: '$.title',
  description_field_json_path: '$.text',
}
