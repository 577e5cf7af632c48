/** A list of short texts: tags, keywords. Avoid: multi-input. */
import { defineWidget } from '../../engine/index.ts'
import { ChipList } from './chip-list.tsx'
import { chipListDefinition } from './definition.ts'

export const chipList = defineWidget(chipListDefinition, ChipList)
