/** Module: a smaller group inside a section, always open. Avoid: panel, card. */
import { defineTemplate } from '../../engine/index.ts'
import { moduleDefinition } from './definition.ts'
import { Module } from './module.tsx'

export const module = defineTemplate(moduleDefinition, Module)
