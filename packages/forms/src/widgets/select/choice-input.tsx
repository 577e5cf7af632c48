import type { WidgetProps } from '../../engine/index.ts'
import type { Choice } from './choices.ts'
import { MenuInput } from './menu-input.tsx'
import { SearchInput } from './search-input.tsx'

/** A longer menu is tiring to read through: it is searched instead. */
const mostInAMenu = 12

export type ChoiceInputProps = WidgetProps<{ placeholder?: string }> & { choices: readonly Choice[] }

/** One of some choices; how it is entered depends on how many there are. */
export const ChoiceInput = (props: ChoiceInputProps) =>
  props.choices.length > mostInAMenu ? <SearchInput {...props} /> : <MenuInput {...props} />
