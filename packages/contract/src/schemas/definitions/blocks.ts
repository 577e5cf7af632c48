import type { BlockType } from './vocabulary.ts'

const line = { $ref: '#/$defs/localised' }
const lines = { $ref: '#/$defs/localisedText' }
const html = { $ref: '#/$defs/localisedHtml' }
const media = { $ref: '#/$defs/mediaSelection' }
const relation = { $ref: '#/$defs/relation' }
const url = { type: 'string', format: 'uri' }
const listOf = (items: object) => ({ type: 'array', items })
const object = (properties: object, required: string[] = []) => ({ type: 'object', properties, required })

/** The icon (MUI's name) and the fields of each kind of block. */
const kinds: Record<BlockType, { icon: string; fields: object; required?: string[] }> = {
  '3d': { icon: 'ViewInAr', fields: { media, caption: line } },
  article: { icon: 'Article', fields: { document: relation } },
  text: { icon: 'Notes', fields: { text: html } },
  all_media: {
    icon: 'PermMedia',
    fields: { presentationType: { $ref: '#/$defs/presentationType' }, items: listOf(object({ media, caption: line })) },
  },
  media: { icon: 'Image', fields: { media, caption: line } },
  documents: { icon: 'LibraryBooks', fields: { presentationType: { $ref: '#/$defs/presentationType' }, documents: listOf(relation) } },
  audio: { icon: 'Audiotrack', fields: { media, caption: line, transcript: lines } },
  dm: { icon: 'Museum', fields: { selection: { $ref: '#/$defs/dmSelection' } } },
  links: { icon: 'Link', fields: { links: listOf(object({ title: line, url }, ['url'])) } },
  quote: { icon: 'FormatQuote', fields: { text: lines, source: line } },
  records: { icon: 'Inventory2', fields: { records: { $ref: '#/$defs/dmQuery' } } },
  rotating_object: { icon: 'ThreeSixty', fields: { images: listOf(media), caption: line } },
  widget: { icon: 'Widgets', fields: { title: line, url, height: { type: 'integer', minimum: 100, maximum: 4000 } }, required: ['url'] },
  anchor: {
    icon: 'Anchor',
    fields: { name: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' } },
    required: ['name'],
  },
  tasks: { icon: 'Checklist', fields: { title: line, tasks: listOf(object({ question: lines, answer: lines })) } },
  byline: { icon: 'Badge', fields: { authors: listOf(object({ name: { type: 'string', minLength: 1 }, role: line }, ['name'])) } },
  minne: { icon: 'AutoStories', fields: { topic: { $ref: '#/$defs/memoria' }, text: html } },
}

/** Any block: which kind it is stands in `blockType`, and its `id` is given when it is added. */
export const block = {
  oneOf: Object.entries(kinds).map(([type, { icon, fields, required = [] }]) => ({
    type: 'object',
    title: `blockTypes.${type}`,
    'x-icon': icon,
    properties: { blockType: { type: 'string', const: type }, id: { type: 'string' }, ...fields },
    required: ['blockType', ...required],
  })),
}
