import type { OptionsOf, WidgetProps } from '../../engine/index.ts'
import { ChoiceInput } from './choice-input.tsx'
import { useChoices } from './choices.ts'
import type { selectDefinition } from './definition.ts'

/** One of the choices a schema lists. */
export function Select(props: WidgetProps<OptionsOf<typeof selectDefinition>>) {
  const choices = useChoices(props.schema, props.options.labels)
  return <ChoiceInput {...props} choices={choices} />
}
