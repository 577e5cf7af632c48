import { vocabularyDefinition } from '../select/vocabulary-definition.ts'

export const documentTypeDefinition = vocabularyDefinition('DocumentType', 'forms.documentType.invalidType')
