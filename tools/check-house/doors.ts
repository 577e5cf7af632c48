import ts from 'typescript'
import { lineOf, parseFile } from '../parse.ts'
import type { Finding, Rule } from './rule.ts'

const isCommented = (tree: ts.SourceFile, node: ts.Node): boolean =>
  (ts.getLeadingCommentRanges(tree.text, node.getFullStart()) ?? []).some(({ pos }) => !tree.text.startsWith('// biome-ignore', pos))

/** The comment stands first, or before the first thing that is not an import. */
function saysWhatItIs(tree: ts.SourceFile): boolean {
  const [first] = tree.statements
  const own = tree.statements.find((statement) => !ts.isImportDeclaration(statement))
  return [first, own].some((statement) => statement && isCommented(tree, statement))
}

export const doors: Rule = {
  name: 'doors',
  reason: 'An index.ts is a door: it says what is behind it and names what may be taken out.',
  check: (house) =>
    house
      .filter(({ path }) => /^packages\/[^/]+\/src\/(.+\/)?index\.tsx?$/.test(path))
      .flatMap((file): Finding[] => {
        const tree = parseFile(file)
        const silent = saysWhatItIs(tree)
          ? []
          : [{ path: file.path, line: 1, message: 'a door opens with a comment that says what is behind it' }]
        const wide = tree.statements.filter((statement) => ts.isExportDeclaration(statement) && !statement.exportClause)
        return [
          ...silent,
          ...wide.map((node) => ({ path: file.path, line: lineOf(tree, node), message: 'export * hides what the door gives; name it' })),
        ]
      }),
}
