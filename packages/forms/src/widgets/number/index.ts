/** A number, whole or not, written as people write it. */
import { defineWidget } from '../../engine/index.ts'
import { numberDefinition } from './definition.ts'
import { NumberInput } from './number.tsx'

export { formatNumber, parseNumber } from './number-text.ts'
export const number = defineWidget(numberDefinition, NumberInput)
