/** A date, a time or both, by the schema's format. Avoid: datepicker. */
import { defineWidget } from '../../engine/index.ts'
import { DateTime } from './date-time.tsx'
import { dateTimeDefinition } from './definition.ts'

export const dateTime = defineWidget(dateTimeDefinition, DateTime)
