/** One of a few choices, all in sight; for many there is Select. */
import { defineWidget } from '../../engine/index.ts'
import { radioDefinition } from './definition.ts'
import { Radio } from './radio.tsx'

export const radio = defineWidget(radioDefinition, Radio)
