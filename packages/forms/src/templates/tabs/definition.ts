import { z } from 'zod'
import type { TemplateDefinition } from '../../engine/definition.ts'
import { isOfType } from '../../engine/schema.ts'

/** One tab: its name, an icon by name, and the fields behind it. */
export const tab = z.object({ label: z.string(), icon: z.string().optional(), fields: z.array(z.string()) })

const options = z.object({
  /** Left out, each part of the object is a tab of its own. */
  tabs: z.array(tab).optional(),
})

export const tabsDefinition = {
  kind: 'template',
  name: 'Tabs',
  options,
  check: (schema) => (isOfType(schema, 'object') || schema.properties ? [] : ['forms.tabs.invalidType']),
} satisfies TemplateDefinition<typeof options>
