import ts from 'typescript'
import { lineOf, parseFile } from '../parse.ts'
import type { Finding, Rule } from './rule.ts'

export const doors: Rule = {
  name: 'doors',
  reason: 'An index.ts is a door: it says what is behind it and names what may be taken out.',
  check: (house) =>
    house
      .filter(({ path }) => /^packages\/[^/]+\/src\/(.+\/)?index\.tsx?$/.test(path))
      .flatMap((file) => {
        const tree = parseFile(file)
        const silent: Finding[] = /^\s*(\/\*|\/\/)/.test(file.text)
          ? []
          : [{ path: file.path, line: 1, message: 'a door opens with a comment that says what is behind it' }]
        const wide = tree.statements.filter((statement) => ts.isExportDeclaration(statement) && !statement.exportClause)
        return [
          ...silent,
          ...wide.map((node) => ({ path: file.path, line: lineOf(tree, node), message: 'export * hides what the door gives; name it' })),
        ]
      }),
}
