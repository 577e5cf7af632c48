import { block } from './blocks.ts'
import { localisedDefinitions } from './localised.ts'
import { selectionDefinitions } from './selections.ts'
import { choices } from './vocabulary.ts'

/** What every schema may name as `#/$defs/name` without defining it; a definition of its own by that name wins. */
export const globalDefinitions: Readonly<Record<string, object>> = { ...localisedDefinitions, ...selectionDefinitions, ...choices, block }
