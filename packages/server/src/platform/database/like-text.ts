import { searchText } from '@vitrine/contract'

/** What someone typed as the middle of a LIKE pattern: text, with nothing in it that means something to LIKE. */
export const likeText = (typed: string): string => typed.replace(/[\\%_]/g, '\\$&')

/** Three letters or more match anywhere; fewer match where a word begins, which the trigram index can still find. */
export const searchPattern = (search: string): string => {
  const text = likeText(searchText(search))
  return text.length < 3 ? `% ${text}%` : `%${text}%`
}
