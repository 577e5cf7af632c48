import type { LineChanges } from './changed-lines.ts'
import type { JsonFinding } from './findings.ts'

export type JsonCodeProps = {
  /** The id of what has the focus. */
  id: string
  value: string
  onChange?(text: string): void
  onBlur?(): void
  /** The id of the element that names it, or else the name itself. */
  labelledBy?: string
  label?: string
  describedBy?: string
  isInvalid?: boolean
  isRequired?: boolean
  disabled?: boolean
  readOnly?: boolean
  autoFocus?: boolean
  findings?: readonly JsonFinding[]
  completions?: readonly string[]
  /** Lines put in and taken out since someone last saved. */
  changes?: LineChanges
}

/** It follows its content between these. */
export const heights = { least: 215, most: 1000 }
