/** One of the choices a schema lists. Avoid: dropdown. */
import { defineWidget } from '../../engine/index.ts'
import { selectDefinition } from './definition.ts'
import { Select } from './select.tsx'

export const select = defineWidget(selectDefinition, Select)
