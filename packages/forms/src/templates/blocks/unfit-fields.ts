/** A copy may be unfinished, as the block it was made of; what it has must be of the kind the target wants. */
const unfitKeys = new Set([
  'forms.errors.invalid',
  'forms.errors.unknownProperty',
  'forms.errors.choice',
  'forms.errors.shape',
  'forms.errors.number',
  'forms.errors.integer',
])

/** The fields of a copied block that the target's schema has no place for. */
export const unfitFields = (faults: readonly { pointer: string; key: string }[]): string[] => [
  ...new Set(faults.filter(({ key }) => unfitKeys.has(key)).map(({ pointer }) => pointer.split('/')[1] ?? '')),
]
