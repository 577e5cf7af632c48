/** The kind of a document. */
import { defineWidget } from '../../engine/index.ts'
import { vocabularyInput } from '../select/index.ts'
import { documentTypeDefinition, documentTypes } from './definition.ts'

export const documentType = defineWidget(documentTypeDefinition, vocabularyInput('documentTypes', documentTypes))
