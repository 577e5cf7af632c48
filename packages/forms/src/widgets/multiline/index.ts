/** Several lines of plain text. Avoid: textarea; for formatted text there is RichText. */
import { defineWidget } from '../../engine/index.ts'
import { multilineDefinition } from './definition.ts'
import { Multiline } from './multiline.tsx'

export const multiline = defineWidget(multilineDefinition, Multiline)
