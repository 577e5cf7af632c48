/** A colour as hex. */
import { defineWidget } from '../../engine/index.ts'
import { Colour } from './colour.tsx'
import { colourDefinition } from './definition.ts'

export const colour = defineWidget(colourDefinition, Colour)
