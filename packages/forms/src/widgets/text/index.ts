/** One line of text; the line itself is shared with widgets that only differ in what may stand in it. */
import { defineWidget } from '../../engine/index.ts'
import { textDefinition } from './definition.ts'
import { Text } from './text.tsx'

export { useCounter } from './counter.ts'
export { LineInput } from './line-input.tsx'
export { lockedLook } from './locked-look.ts'
export { inProse } from './prose.ts'
export const text = defineWidget(textDefinition, Text)
