/** Yes or no, as a checkbox or a switch. Avoid: toggle. */
import { defineWidget } from '../../engine/index.ts'
import { Checkbox } from './checkbox.tsx'
import { checkboxDefinition } from './definition.ts'

export const checkbox = defineWidget(checkboxDefinition, Checkbox)
