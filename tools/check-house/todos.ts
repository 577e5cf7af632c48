import { type Finding, isCode, type Rule } from './rule.ts'

export const todos: Rule = {
  name: 'todos',
  reason: 'A TODO without an issue is a wish nobody will look up.',
  check: (house) =>
    house
      .filter(({ path }) => isCode(path) && !path.startsWith('tools/check-house/'))
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .flatMap((line, index): Finding[] =>
            /\b(TODO|FIXME)\b/.test(line) && !/#\d+/.test(line)
              ? [{ path, line: index + 1, message: 'a TODO carries the number of its issue: TODO #12' }]
              : [],
          ),
      ),
}
