/** How much of a schema is taken; what is beyond is a finding. Real schemas stay far below. */
export const schemaLimits = {
  /** Of the text, in bytes. */
  bytes: 2_000_000,
  /** Of an already parsed value, in characters; higher, since preparing adds global definitions and messages. */
  characters: 4_000_000,
  /** Schemas inside schemas. */
  depth: 64,
  /** Schemas in all; a validator of so many takes seconds to make. */
  nodes: 20_000,
  /** Fields that one node stands for when its references are followed, recursion apart. */
  expanded: 100_000,
  /** Values in one `enum`. */
  enumValues: 20_000,
  /** Values in all of `enum`, `default`, `const`, `examples` and annotations. */
  dataValues: 200_000,
  /** Values inside values, in the same. */
  dataDepth: 64,
  /** Of one pattern, in characters. */
  patternLength: 500,
  /** Of all patterns together, each counted once: making the machine of one can take a hundred times its length. */
  patternCharacters: 10_000,
  nameLength: 200,
  /** All names on the way to one node together, so that a thousand findings have a thousand short pointers. */
  namesOnTheWay: 1_000,
  /** More than these nobody mends in one go. */
  findings: 200,
} as const

export type SchemaLimit = keyof typeof schemaLimits
