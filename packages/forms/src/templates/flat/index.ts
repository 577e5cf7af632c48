/** Flat: the items of a list one under the other, their fields always open. */
import { defineListTemplate } from '../../engine/index.ts'
import { flatDefinition } from './definition.ts'
import { Flat } from './flat.tsx'

export const flat = defineListTemplate(flatDefinition, Flat)
