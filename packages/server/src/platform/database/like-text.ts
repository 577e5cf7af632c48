/** What someone typed as the middle of a LIKE pattern: text, with nothing in it that means something to LIKE. */
export const likeText = (typed: string): string => typed.replace(/[\\%_]/g, '\\$&')
