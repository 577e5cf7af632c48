/** Localised: one text in each language of the content; one of them is written at a time. */
import { defineField } from '../../engine/index.ts'
import { localisedDefinition } from './definition.ts'
import { Localised } from './localised.tsx'

export { LanguageSelector } from './language-selector.tsx'
export const localised = defineField(localisedDefinition, Localised)
