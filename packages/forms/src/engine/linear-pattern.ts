import { RE2JS } from 're2js'

export type LinearPattern = { test(text: string): boolean; toString(): string }

/** Look-ahead, look-behind and back-references: what takes for ever on the wrong text, and RE2 therefore has not. */
export class RefusedPattern extends Error {
  readonly pattern: string
  readonly isByNature: boolean
  readonly why: string
  constructor(pattern: string, isByNature: boolean, why: string) {
    super(`The pattern ${pattern} cannot be used: ${why}`)
    this.pattern = pattern
    this.isByNature = isByNature
    this.why = why
  }
}

/** An escaped backslash is none that escapes. */
const refusedByNature = /(?<!\\)(?:\\\\)*(?:\(\?<?[=!]|\\[1-9]|\\k<)/

/**
 * Patterns of a schema as machines whose time grows with the text and no faster: `^(a+)+$` on a long row of a's would
 * otherwise stop the page, or the server. The same pattern is made once.
 */
export function createLinearPatterns(): (pattern: string) => LinearPattern {
  const known = new Map<string, LinearPattern>()
  return (pattern) => {
    const before = known.get(pattern)
    if (before) return before
    const made = make(pattern)
    known.set(pattern, made)
    return made
  }
}

function make(pattern: string): LinearPattern {
  if (refusedByNature.test(pattern)) throw new RefusedPattern(pattern, true, 'look-around and back-references are not there')
  try {
    const machine = RE2JS.compile(RE2JS.translateRegExp(pattern))
    // ajv tells patterns apart by what they are as text.
    return { test: (text) => machine.test(text), toString: () => pattern }
  } catch (error) {
    throw new RefusedPattern(pattern, false, error instanceof Error ? error.message : '')
  }
}
