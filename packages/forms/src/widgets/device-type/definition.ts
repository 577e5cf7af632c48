import { vocabularyDefinition } from '../select/vocabulary-definition.ts'

export const deviceTypeDefinition = vocabularyDefinition('DeviceType', 'forms.deviceType.invalidType')
