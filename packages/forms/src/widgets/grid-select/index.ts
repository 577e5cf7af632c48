/** One cell of a small grid, written «2x1»: two across, one down. */
import { defineWidget } from '../../engine/index.ts'
import { gridSelectDefinition } from './definition.ts'
import { GridSelect } from './grid-select.tsx'

export const gridSelect = defineWidget(gridSelectDefinition, GridSelect)
