import ts from 'typescript'
import { importsOf, lineOf, parseFile, walkTree } from '../parse.ts'
import { type Finding, inAdminFeature, isCode, isProduct, type Rule } from './rule.ts'

export const apiInQueries: Rule = {
  name: 'api-in-queries',
  reason: 'What a feature asks of the server stands in its queries, with the keys that make it fresh again; screens compose.',
  check: (house) =>
    house
      .filter(
        ({ path }) =>
          isCode(path) && isProduct(path) && inAdminFeature(path) && !/^queries(\.ts$|\/)/.test(inAdminFeature(path)?.inside ?? ''),
      )
      .flatMap((file): Finding[] => {
        const tree = parseFile(file)
        const fetches: Finding[] = []
        walkTree(tree, (node) => {
          if (ts.isCallExpression(node) && node.expression.getText(tree) === 'fetch')
            fetches.push({ path: file.path, line: lineOf(tree, node), message: 'calls fetch; queries.ts calls the API' })
        })
        const hooks = importsOf(file)
          .filter(({ specifier, names }) => specifier === '#lib/api' && names.includes('useApi'))
          .map(({ line }) => ({ path: file.path, line, message: 'takes useApi; queries.ts calls the API' }))
        return [...hooks, ...fetches]
      }),
}
