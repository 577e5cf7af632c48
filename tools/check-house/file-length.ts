import { isCode, type Rule } from './rule.ts'

const mostLines = 300

export const fileLength: Rule = {
  name: 'file-length',
  reason: 'A file that does not fit in the head is two files; a role that outgrows one becomes a folder.',
  check: (house) =>
    house
      .filter(({ path }) => isCode(path))
      .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > mostLines)
      .map(({ path, lines }) => ({ path, message: `${lines} lines; ${mostLines} are the most` })),
}
