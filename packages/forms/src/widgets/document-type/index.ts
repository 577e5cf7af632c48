/** The kind of a document. */
import { documentTypes } from '@vitrine/contract'
import { defineWidget } from '../../engine/index.ts'
import { vocabularyInput } from '../select/index.ts'
import { documentTypeDefinition } from './definition.ts'

export const documentType = defineWidget(documentTypeDefinition, vocabularyInput('documentTypes', documentTypes))
