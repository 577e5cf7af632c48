import type { OptionsOf, WidgetProps } from '../../engine/index.ts'
import type { textDefinition } from './definition.ts'
import { LineInput } from './line-input.tsx'

/** One line of text. */
export const Text = (props: WidgetProps<OptionsOf<typeof textDefinition>>) => (
  <LineInput {...props} attributes={{ autoComplete: props.options.autocomplete ?? 'off' }} />
)
