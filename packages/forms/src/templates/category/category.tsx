import { ConfigurationMessage, type OptionsOf, type TemplateProps } from '../../engine/index.ts'
import { TabbedFields } from '../tabs/index.ts'
import type { categoryDefinition } from './definition.ts'

/** A large form in categories that the UI schema names; a list at the side chooses between them. */
export function Category({ options, ...props }: TemplateProps<OptionsOf<typeof categoryDefinition>>) {
  if (options.tabs.length === 0)
    return <ConfigurationMessage label={props.title} messages={[{ key: 'kioForm.templates.Category.noTabs' }]} />
  return <TabbedFields {...props} tabs={options.tabs} orientation="vertical" />
}
