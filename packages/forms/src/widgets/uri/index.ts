/** A web address. Avoid: link (that is a widget with a preview). */
import { defineWidget } from '../../engine/index.ts'
import { uriDefinition } from './definition.ts'
import { Uri } from './uri.tsx'

export const uri = defineWidget(uriDefinition, Uri)
