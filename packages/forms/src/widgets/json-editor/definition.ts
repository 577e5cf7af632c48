import { z } from 'zod'
import type { WidgetDefinition } from '../../engine/definition.ts'
import { isOfType } from '../../engine/schema.ts'

const finding = z.object({ pointer: z.string(), message: z.string(), severity: z.enum(['error', 'warning', 'info']).default('error') })

const options = z.object({
  /** What is known to be wrong with the content, shown at the place the JSON pointer leads to. */
  findings: z.array(finding).default([]),
  /** Words offered while one writes. */
  completions: z.array(z.string()).default([]),
  /** Lines put in, by their number, and taken out, with the number of the line they stood before. */
  changes: z
    .object({ added: z.array(z.int()), removed: z.array(z.object({ before: z.int(), text: z.string() })) })
    .default({ added: [], removed: [] }),
  /** What the JSON is: a UI schema's faults are introduced as such. */
  content: z.enum(['json', 'uiSchema']).default('json'),
})

export const jsonEditorDefinition = {
  kind: 'widget',
  name: 'JsonEditor',
  typed: true,
  whole: true,
  keepsMisfits: true,
  options,
  // A single number or a yes has better widgets; no type at all is any value.
  check: (schema) => (isOfType(schema, 'number', 'integer', 'boolean') ? ['forms.jsonEditor.invalidType'] : []),
} satisfies WidgetDefinition<typeof options>
