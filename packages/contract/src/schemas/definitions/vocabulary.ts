/** The words of the specification that schemas choose from; their texts are `blockTypes.{value}` and so on. */
export const blockTypes = [
  '3d',
  'article',
  'text',
  'all_media',
  'media',
  'documents',
  'audio',
  'dm',
  'links',
  'quote',
  'records',
  'rotating_object',
  'widget',
  'anchor',
  'tasks',
  'byline',
  'minne',
] as const
export type BlockType = (typeof blockTypes)[number]

export const presentationTypes = ['single', 'list', 'mosaic', 'timeline', 'imagemap', 'gallery', 'autoplay', 'flipbook'] as const
export const documentTypes = ['article', 'presentation', 'group', 'rebus', 'owner', 'kiosk_view', 'kiosk_device'] as const
export const deviceTypes = ['windows', 'ipad', 'none'] as const

const choice = (group: string, values: readonly string[]) => ({
  type: 'string',
  oneOf: values.map((value) => ({ const: value, title: `${group}.${value}` })),
})

export const choices = {
  blockType: choice('blockTypes', blockTypes),
  presentationType: choice('presentationTypes', presentationTypes),
  documentType: choice('documentTypes', documentTypes),
  deviceType: choice('deviceTypes', deviceTypes),
}
