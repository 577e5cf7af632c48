import { isCode, type Rule } from './rule.ts'

const emptyWords = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'misc', 'manager', 'base'])
const emptyFiles = new Set(['types', 'constants'])

export const names: Rule = {
  name: 'names',
  reason: 'A file called utils or types is where things go that have no home; it grows until nobody knows what is in it.',
  check: (house) =>
    house
      .filter(({ path }) => isCode(path))
      .flatMap(({ path }) => {
        const parts = path.split('/').map((part) => part.replace(/\..*$/, ''))
        const word = parts.flatMap((part) => part.split('-')).find((part) => emptyWords.has(part))
        const last = parts.at(-1) ?? ''
        const empty = word ?? (emptyFiles.has(last) ? last : undefined)
        return empty ? [{ path, message: `«${empty}» names nothing; say what is in it` }] : []
      }),
}
