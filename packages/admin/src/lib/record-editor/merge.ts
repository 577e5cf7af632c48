type Values = Record<string, unknown>

export type Merge = {
  /** Both changed it, differently: the person must choose. */
  conflicts: string[]
  /** Only one changed it: taken without asking, and told. */
  merged: string[]
  /** The value with the merged fields in place and, for the conflicts, what the person wrote. */
  value: Values
}

/** What was written since it was handed over to be saved, upon the outcome of that save. */
export function rebaseChanges(
  submitted: object,
  written: object,
  saved: object,
  isSame: (one: unknown, other: unknown) => boolean,
): Values {
  const before = submitted as Values
  const after = written as Values
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !isSame(before[name], after[name]))
  return { ...saved, ...Object.fromEntries(names.map((name) => [name, after[name]])) }
}

/** Three sides of one record: as it was read, as this person wrote it, and as another stored it meanwhile. */
export function mergeChanges(read: Values, mine: Values, theirs: Values, isSame: (one: unknown, other: unknown) => boolean): Merge {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  const changedByMe = (name: string) => !isSame(read[name], mine[name])
  const changedByThem = (name: string) => !isSame(read[name], theirs[name])
  const differs = names.filter((name) => !isSame(mine[name], theirs[name]))
  const conflicts = differs.filter((name) => changedByMe(name) && changedByThem(name))
  const value = { ...mine }
  for (const name of differs) if (!changedByMe(name)) value[name] = theirs[name]
  return { conflicts, merged: differs.filter((name) => !conflicts.includes(name)), value }
}
