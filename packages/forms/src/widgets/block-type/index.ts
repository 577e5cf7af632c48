/** The kind of a block. */
import { defineWidget } from '../../engine/index.ts'
import { vocabularyInput } from '../select/index.ts'
import { blockTypeDefinition, blockTypes } from './definition.ts'

export const blockType = defineWidget(blockTypeDefinition, vocabularyInput('blockTypes', blockTypes))
