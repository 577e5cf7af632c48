/** Tabs: the parts of an object behind tabs, one at a time. */
import { defineTemplate } from '../../engine/index.ts'
import { tabsDefinition } from './definition.ts'
import { Tabs } from './tabs.tsx'

export { TabbedFields } from './tabbed-fields.tsx'
export const tabs = defineTemplate(tabsDefinition, Tabs)
