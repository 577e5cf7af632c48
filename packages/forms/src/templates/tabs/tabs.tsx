import type { OptionsOf, TemplateProps } from '../../engine/index.ts'
import type { tabsDefinition } from './definition.ts'
import { TabbedFields } from './tabbed-fields.tsx'

/** Each part behind a tab of its own, or as the UI schema groups them. */
export function Tabs({ options, ...props }: TemplateProps<OptionsOf<typeof tabsDefinition>>) {
  const tabs = options.tabs ?? props.fields.filter(({ name }) => name !== '').map(({ name, title }) => ({ label: title, fields: [name] }))
  return <TabbedFields {...props} tabs={tabs} orientation="horizontal" />
}
