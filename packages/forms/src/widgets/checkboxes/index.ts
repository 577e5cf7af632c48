/** Any number of a few choices, all in sight. Avoid: multiselect. */
import { defineWidget } from '../../engine/index.ts'
import { Checkboxes } from './checkboxes.tsx'
import { checkboxesDefinition } from './definition.ts'

export { Locked } from './locked.tsx'
export const checkboxes = defineWidget(checkboxesDefinition, Checkboxes)
