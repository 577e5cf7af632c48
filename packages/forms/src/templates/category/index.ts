/** Category: tabs that the UI schema names, each with a label, an icon and its fields. */
import { defineTemplate } from '../../engine/index.ts'
import { Category } from './category.tsx'
import { categoryDefinition } from './definition.ts'

export const category = defineTemplate(categoryDefinition, Category)
