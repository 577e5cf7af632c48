import { autocompletion, type CompletionContext } from '@codemirror/autocomplete'

/** Offers the words of a list inside quotation marks. */
export function offerWords(words: () => readonly string[]) {
  const offer = (context: CompletionContext) => {
    const before = context.matchBefore(/"[\w:$#/-]*/)
    if (!before) return null
    const options = words().map((label) => ({ label, type: 'text' }))
    return options.length > 0 ? { from: before.from + 1, options, validFor: /^[\w:$#/-]*$/ } : null
  }
  return autocompletion({ override: [offer], icons: false, interactionDelay: 0 })
}
