/** On or off, as a switch; what a boolean is entered with unless a schema asks for a Checkbox. */
import { defineWidget } from '../../engine/index.ts'
import { toggleDefinition } from './definition.ts'
import { Toggle } from './toggle.tsx'

export const toggle = defineWidget(toggleDefinition, Toggle)
