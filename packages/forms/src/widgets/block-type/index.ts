/** The kind of a block. */
import { blockTypes } from '@vitrine/contract'
import { defineWidget } from '../../engine/index.ts'
import { vocabularyInput } from '../select/index.ts'
import { blockTypeDefinition } from './definition.ts'

export const blockType = defineWidget(blockTypeDefinition, vocabularyInput('blockTypes', blockTypes))
