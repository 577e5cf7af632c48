/** A number between two limits, dragged or written. Avoid: slider. */
import { defineWidget } from '../../engine/index.ts'
import { rangeDefinition } from './definition.ts'
import { Range } from './range.tsx'

export const range = defineWidget(rangeDefinition, Range)
