/** Yes or no, as a box to tick. What is on or off in itself is a Toggle. */
import { defineWidget } from '../../engine/index.ts'
import { Checkbox } from './checkbox.tsx'
import { checkboxDefinition } from './definition.ts'

export { LabelledBeside } from './labelled-beside.tsx'
export { yesOrNo } from './yes-or-no.ts'
export const checkbox = defineWidget(checkboxDefinition, Checkbox)
