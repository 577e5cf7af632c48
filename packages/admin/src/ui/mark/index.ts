// The mark and the wordmark, drawn: blue at work, falu red in the administration.
export { Mark, type MarkColour, Wordmark } from './mark.tsx'
