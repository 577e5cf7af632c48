import ts from 'typescript'
import { lineOf, parseFile, walkTree } from '../parse.ts'
import type { TextFile } from '../walk.ts'
import { type Finding, inServerFeature, isCode, isProduct, type Rule } from './rule.ts'

const writers = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto'])
const writingSql =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?(?:"?([a-z_][a-z0-9_]*)"?|\$\{)/gi
// `on conflict … do update set` and `for update` write no table of their own.
const notATable = new Set(['set', 'of', 'skip', 'nowait'])

function declaredTables(file: TextFile): string[] {
  const tables: string[] = []
  walkTree(parseFile(file), (node) => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'Tables') return
    for (const member of node.members) {
      const { name } = member
      if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name))) tables.push(name.text)
    }
  })
  return tables
}

/** Every table a file writes, `undefined` where the name is put together at run time. */
function writtenTables(file: TextFile): { table: string | undefined; line: number }[] {
  const tree = parseFile(file)
  const written: { table: string | undefined; line: number }[] = []
  walkTree(tree, (node) => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && writers.has(node.expression.name.text)) {
      const [table] = node.arguments
      written.push({ table: table && ts.isStringLiteralLike(table) ? table.text.split(/\s/)[0] : undefined, line: lineOf(tree, node) })
    }
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(tree).startsWith('sql'))
      for (const [, table] of node.template.getText(tree).matchAll(writingSql))
        if (!notATable.has(table?.toLowerCase() ?? '')) written.push({ table, line: lineOf(tree, node) })
  })
  return written
}

export const ownTables: Rule = {
  name: 'own-tables',
  reason: 'Only its own feature writes a table, so its rules hold wherever a row comes from. Reading others by a join is free.',
  check: (house) => {
    const features = Map.groupBy(
      house.filter(({ path }) => isCode(path) && isProduct(path) && inServerFeature(path)),
      ({ path }) => inServerFeature(path)?.feature,
    )
    return [...features.values()].flatMap((files) => {
      const own = new Set(files.filter(({ path }) => /\/table(\.ts$|\/)/.test(path)).flatMap(declaredTables))
      return files.flatMap((file) =>
        writtenTables(file).flatMap(({ table, line }): Finding[] => {
          if (table === undefined)
            return [{ path: file.path, line, message: 'writes a table whose name only shows at run time; write it out' }]
          return own.has(table)
            ? []
            : [{ path: file.path, line, message: `writes «${table}», which the feature's table.ts does not declare` }]
        }),
      )
    })
  },
}
