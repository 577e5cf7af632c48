/** Section: fields that belong together, on paper of their own, with a title; it can be closed. Avoid: panel, card. */
import { defineTemplate } from '../../engine/index.ts'
import { sectionDefinition } from './definition.ts'
import { Section } from './section.tsx'

export const section = defineTemplate(sectionDefinition, Section)
