import { vocabularyDefinition } from '../select/vocabulary-definition.ts'

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

export const blockTypeDefinition = vocabularyDefinition('BlockType', 'forms.blockType.invalidType')
