import ts from 'typescript'
import { lineOf, parseFile, walkTree } from '../parse.ts'
import type { TextFile } from '../walk.ts'
import { type Finding, isCode, isProduct, type Rule } from './rule.ts'

type Place = { route: string; table: string; path: string; line: number }

/** `export const userRoutes = { list: route(…) }` declares userRoutes.list. */
function declaredRoutes(file: TextFile): Place[] {
  const tree = parseFile(file)
  const found: Place[] = []
  walkTree(tree, (node) => {
    if (
      !ts.isVariableDeclaration(node) ||
      !ts.isIdentifier(node.name) ||
      !node.initializer ||
      !ts.isObjectLiteralExpression(node.initializer)
    )
      return
    const table = node.name.text
    for (const property of node.initializer.properties) {
      if (!ts.isPropertyAssignment(property) || !ts.isCallExpression(property.initializer)) continue
      if (property.initializer.expression.getText(tree) !== 'route') continue
      found.push({ route: `${table}.${property.name.getText(tree)}`, table, path: file.path, line: lineOf(tree, property) })
    }
  })
  return found
}

/** `serve(app, userRoutes.list, …)` mounts userRoutes.list; so does `serveEvents`, whose answer is a stream. */
function mountedRoutes(file: TextFile): Place[] {
  const tree = parseFile(file)
  const found: Place[] = []
  walkTree(tree, (node) => {
    if (!ts.isCallExpression(node) || !['serve', 'serveEvents'].includes(node.expression.getText(tree))) return
    const route = node.arguments[1]
    if (route && ts.isPropertyAccessExpression(route))
      found.push({ route: route.getText(tree), table: route.expression.getText(tree), path: file.path, line: lineOf(tree, node) })
  })
  return found
}

export const mountedOnce: Rule = {
  name: 'mounted-once',
  reason: 'The contract is what the server does: each of its routes is served, at one place.',
  check: (house) => {
    const product = house.filter(({ path }) => isCode(path) && isProduct(path))
    const declared = product.filter(({ path }) => path.startsWith('packages/contract/src/')).flatMap(declaredRoutes)
    const mounted = product.filter(({ path }) => path.startsWith('packages/server/src/')).flatMap(mountedRoutes)
    const mountedAt = Map.groupBy(mounted, ({ route }) => route)
    const printed = house.find(({ path }) => path === 'packages/contract/src/routes.ts')?.text ?? ''

    const missing = declared
      .filter(({ route }) => !mountedAt.has(route))
      .map(({ route, path, line }): Finding => ({ path, line, message: `${route} is in the contract and nobody serves it` }))
    const unlisted = declared
      .filter(({ table }) => !new RegExp(`:\\s*${table}\\b`).test(printed))
      .map(({ route, table, path, line }): Finding => ({ path, line, message: `${route}: ${table} is missing in routeTable (routes.ts)` }))
    const doubled = [...mountedAt.values()].flatMap(([first, ...others]) =>
      others.map(
        ({ route, path, line }): Finding => ({ path, line, message: `${route} is served already, at ${first?.path}:${first?.line}` }),
      ),
    )
    return [...missing, ...unlisted, ...doubled]
  },
}
