/** An e-mail address. Avoid: mail. */
import { defineWidget } from '../../engine/index.ts'
import { emailDefinition } from './definition.ts'
import { Email } from './email.tsx'

export const email = defineWidget(emailDefinition, Email)
