type Named = { name: string }

/** More than these are not drawn: nobody reads on, and ten thousand rows would hold up the screen. */
export const mostShown = 100

const plain = (text: string) => text.trim().toLocaleLowerCase()

/** Those whose name has the words, the ones that begin with them first; `left` is how many more there are. */
export function findChoices<Each extends Named>(choices: readonly Each[], query: string): { shown: Each[]; left: number } {
  const words = plain(query)
  if (words === '') return { shown: choices.slice(0, mostShown), left: Math.max(0, choices.length - mostShown) }
  const first: Each[] = []
  const later: Each[] = []
  for (const choice of choices) {
    const at = plain(choice.name).indexOf(words)
    if (at === 0) first.push(choice)
    else if (at > 0) later.push(choice)
  }
  const found = first.concat(later)
  return { shown: found.slice(0, mostShown), left: Math.max(0, found.length - mostShown) }
}
