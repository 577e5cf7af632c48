import { vocabularyDefinition } from '../select/vocabulary-definition.ts'

export const documentTypes = ['article', 'presentation', 'group', 'rebus', 'owner', 'kiosk_view', 'kiosk_device'] as const

export const documentTypeDefinition = vocabularyDefinition('DocumentType', 'forms.documentType.invalidType')
