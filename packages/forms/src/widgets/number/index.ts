/** A number, whole or not, written as people write it. */
import { defineWidget } from '../../engine/index.ts'
import { numberDefinition } from './definition.ts'
import { NumberInput } from './number.tsx'

export { formatNumber } from './number-text.ts'
export { useNumberText } from './use-number-text.ts'
export const number = defineWidget(numberDefinition, NumberInput)
