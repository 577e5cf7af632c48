import ts from 'typescript'
import { lineOf, parseFile, walkTree } from '../parse.ts'
import type { TextFile } from '../walk.ts'
import { type Finding, inServerFeature, isCode, isProduct, type Rule } from './rule.ts'

type FunctionLike = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration | ts.MethodDeclaration

const isFunction = (node: ts.Node | undefined): node is FunctionLike =>
  node !== undefined &&
  (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node))

/** A call of mayRead, mayEdit … that runs as part of this statement, not in a function inside it. */
function decides(node: ts.Node): boolean {
  if (isFunction(node)) return false
  if (ts.isCallExpression(node)) {
    const { expression } = node
    const name = ts.isIdentifier(expression) ? expression.text : ts.isPropertyAccessExpression(expression) ? expression.name.text : ''
    if (/^may[A-Z]/.test(name)) return true
  }
  return ts.forEachChild(node, (child) => decides(child) || undefined) ?? false
}

function beginsWithAccess(found: FunctionLike): boolean {
  if (!found.body) return false
  const first = ts.isBlock(found.body) ? found.body.statements[0] : found.body
  return first !== undefined && decides(first)
}

const saysOpen = (tree: ts.SourceFile, node: ts.Node): boolean =>
  (ts.getLeadingCommentRanges(tree.text, node.getFullStart()) ?? []).some(({ pos, end }) =>
    /^\/\/ open: \S/.test(tree.text.slice(pos, end)),
  )

/** A name declared in this file as a function, with the statement that declares it. */
function declaredFunction(tree: ts.SourceFile, name: string): { found: FunctionLike; at: ts.Node } | undefined {
  let declared: { found: FunctionLike; at: ts.Node } | undefined
  walkTree(tree, (node) => {
    if (ts.isFunctionDeclaration(node) && node.name?.text === name) declared = { found: node, at: node }
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name && isFunction(node.initializer))
      declared = { found: node.initializer, at: node.parent.parent }
  })
  return declared
}

/** The object a factory hands out: `return { … }` at its own level, or `=> ({ … })`. */
function returnedObjects(factory: FunctionLike): ts.ObjectLiteralExpression[] {
  const unwrap = (node: ts.Expression | undefined): ts.Expression | undefined =>
    node && (ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node) || ts.isAsExpression(node))
      ? unwrap(node.expression)
      : node
  const { body } = factory
  if (!body) return []
  const given = ts.isBlock(body)
    ? body.statements.filter(ts.isReturnStatement).map(({ expression }) => expression)
    : [body as ts.Expression]
  return given.map(unwrap).filter((node) => node !== undefined && ts.isObjectLiteralExpression(node))
}

function checkObject(file: TextFile, tree: ts.SourceFile, object: ts.ObjectLiteralExpression): Finding[] {
  return object.properties.flatMap((property): Finding[] => {
    if (saysOpen(tree, property)) return []
    const name = property.name?.getText(tree) ?? property.getText(tree)
    const value = ts.isPropertyAssignment(property) ? property.initializer : property
    if (ts.isObjectLiteralExpression(value)) return checkObject(file, tree, value)
    // Spread: the factory it comes from stands in a service file too, and is looked at there.
    if (ts.isSpreadAssignment(value)) return []
    const named = ts.isIdentifier(value) ? value.text : ts.isShorthandPropertyAssignment(value) ? value.name.text : undefined
    const declared = isFunction(value) ? { found: value, at: property } : named ? declaredFunction(tree, named) : undefined
    if (declared && (beginsWithAccess(declared.found) || saysOpen(tree, declared.at))) return []
    const message = declared
      ? `${name} does not begin with an access decision (mayRead, mayEdit …); if anyone may, say «// open: why» on the line before`
      : `whether ${name} begins with an access decision cannot be seen here; write the function in place, or «// open: why»`
    return [{ path: file.path, line: lineOf(tree, property), message }]
  })
}

export const accessFirst: Rule = {
  name: 'access-first',
  reason: 'Access is the first statement of a service function: forgetting it would open a door that no test knocks on.',
  check: (house) =>
    house
      .filter(({ path }) => isCode(path) && isProduct(path) && /^service(\.ts$|\/)/.test(inServerFeature(path)?.inside ?? ''))
      .flatMap((file) => {
        const tree = parseFile(file)
        const factories = tree.statements.flatMap((statement): FunctionLike[] => {
          const exported =
            ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
          if (!exported) return []
          if (ts.isFunctionDeclaration(statement)) return [statement]
          if (!ts.isVariableStatement(statement)) return []
          return statement.declarationList.declarations.flatMap(({ initializer }) => (isFunction(initializer) ? [initializer] : []))
        })
        return factories.flatMap(returnedObjects).flatMap((object) => checkObject(file, tree, object))
      }),
}
