type Kind = { name: string }

/** Those the UI schema puts first, then those the document has most of, then as the schema lists them. */
export function byUse<Known extends Kind>(
  kinds: readonly Known[],
  used: readonly (string | undefined)[],
  first: readonly string[],
): Known[] {
  const uses = ({ name }: Known) => used.filter((each) => each === name).length
  const rank = ({ name }: Known) => (first.includes(name) ? first.indexOf(name) : first.length)
  return kinds.toSorted((one, other) => rank(one) - rank(other) || uses(other) - uses(one))
}
