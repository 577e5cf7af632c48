import type { OptionsOf, WidgetProps } from '../../engine/index.ts'
import { LineInput } from '../text/index.ts'
import type { emailDefinition } from './definition.ts'

/** A text input, not `type="email"`: browsers would rewrite what is typed (ø in a domain becomes Punycode). */
export const Email = (props: WidgetProps<OptionsOf<typeof emailDefinition>>) => (
  <LineInput {...props} attributes={{ inputMode: 'email', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }} />
)
