import type { OptionsOf, WidgetProps } from '../../engine/index.ts'
import { LineInput } from '../text/index.ts'
import type { uriDefinition } from './definition.ts'

export const Uri = (props: WidgetProps<OptionsOf<typeof uriDefinition>>) => (
  <LineInput {...props} attributes={{ inputMode: 'url', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }} />
)
