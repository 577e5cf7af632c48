import { toBcp47 } from '@vitrine/contract'

/** How a text is to be read aloud; a code of one's own (`x-…`) names no language that a voice knows. */
export const langOf = (language_code: string): string | undefined => (language_code.startsWith('x-') ? undefined : toBcp47(language_code))
