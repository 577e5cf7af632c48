/** One of the choices a schema lists: a menu when they are few, a search when they are many. */
import { defineWidget } from '../../engine/index.ts'
import { selectDefinition } from './definition.ts'
import { Select } from './select.tsx'

export { ChoiceInput, type ChoiceInputProps } from './choice-input.tsx'
export { type Choice, staleChoice, useChoices } from './choices.ts'
export { vocabularyInput } from './vocabulary-input.tsx'
export const select = defineWidget(selectDefinition, Select)
