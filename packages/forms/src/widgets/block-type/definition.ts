import { vocabularyDefinition } from '../select/vocabulary-definition.ts'

export const blockTypeDefinition = vocabularyDefinition('BlockType', 'forms.blockType.invalidType')
