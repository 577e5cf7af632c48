import { vocabularyDefinition } from '../select/vocabulary-definition.ts'

export const deviceTypes = ['windows', 'ipad', 'none'] as const

export const deviceTypeDefinition = vocabularyDefinition('DeviceType', 'forms.deviceType.invalidType')
