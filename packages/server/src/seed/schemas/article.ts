import { globalDefinitions } from '@vitrine/contract'
import { relationTo } from './relation-looks.ts'

const toAnything = relationTo('artikkel', 'omvisning', 'gruppe')

const { oneOf: kinds } = globalDefinitions.block as { oneOf: { properties: { blockType: { const: string } } }[] }
/** A UI schema for each kind of block, in the order that the kinds have. */
const looksOfBlocks = (looks: Record<string, object>) => kinds.map(({ properties }) => looks[properties.blockType.const] ?? {})

/** A story with blocks; tabs, since the facts are filled in once and the story is worked on. */
export const article = {
  slug: 'artikkel',
  name: 'Guideartikkel',
  description: 'En fortelling med tekst, bilder og lyd.',
  json_schema: {
    type: 'object',
    required: ['title'],
    properties: {
      title: { $ref: '#/$defs/localised' },
      intro: { $ref: '#/$defs/localisedText' },
      main_image: { $ref: '#/$defs/mediaSelection' },
      blocks: { type: 'array', items: { $ref: '#/$defs/block' } },
      internal_title: { type: 'string', maxLength: 200 },
      dating: { type: 'string', title: 'db.schema.dating', maxLength: 60 },
      location: { $ref: '#/$defs/location' },
      tags: { type: 'array', items: { type: 'string' }, uniqueItems: true },
      related: { type: 'array', title: 'db.schema.related', items: { $ref: '#/$defs/relation' } },
    },
  },
  ui_schema: {
    'ui:options': {
      template: 'Tabs',
      tabs: [
        { label: 'db.schema.story', icon: 'Article', fields: ['title', 'intro', 'main_image', 'blocks', 'related'] },
        { label: 'db.schema.facts', icon: 'Info', fields: ['internal_title', 'dating', 'location', 'tags'] },
      ],
      canPublishUnlisted: true,
    },
    title: { 'ui:field': 'Localised', 'ui:widget': 'Text', 'ui:options': { prose: true } },
    intro: { 'ui:title': 'db.schema.intro', 'ui:field': 'Localised', 'ui:widget': 'Multiline', 'ui:options': { rows: 3, prose: true } },
    main_image: { 'ui:widget': 'hidden' },
    blocks: {
      'ui:title': 'fields.content',
      'ui:options': { template: 'Blocks', first: ['text', 'quote', 'links', 'tasks'] },
      items: { oneOf: looksOfBlocks({ article: { document: toAnything }, documents: { documents: toAnything } }) },
    },
    related: toAnything,
    internal_title: { 'ui:options': { columns: 8 } },
    dating: { 'ui:options': { columns: 4, placeholder: 'db.schema.dating.example' } },
    tags: { 'ui:widget': 'ChipList' },
  },
  searchable_fields: [
    { jsonpath: '$.title', include_in_hit: true },
    { jsonpath: '$.intro', include_in_hit: true },
    { jsonpath: '$.tags[*]', include_in_hit: false },
    { jsonpath: '$.blocks[*].text', include_in_hit: false },
  ],
  title_field_json_path: '$.title',
  internal_title_field_json_path: '$.internal_title',
  description_field_json_path: '$.intro',
  image_field_json_path: '$.main_image',
}
