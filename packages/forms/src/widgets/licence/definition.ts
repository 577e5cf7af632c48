import { vocabularyDefinition } from '../select/vocabulary-definition.ts'

export const licences = ['cc-by-sa', 'cc-by-nc'] as const

export const licenceDefinition = vocabularyDefinition('Licence', 'forms.licence.invalidType')
