/** The licence of what a document shows. What a medium may carry is a longer list, and the media editor's. */
import { defineWidget } from '../../engine/index.ts'
import { vocabularyInput } from '../select/index.ts'
import { licenceDefinition, licences } from './definition.ts'

export const licence = defineWidget(licenceDefinition, vocabularyInput('licenses', licences))
