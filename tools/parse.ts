import ts from 'typescript'
import type { TextFile } from './walk.ts'

const parsed = new WeakMap<TextFile, ts.SourceFile>()

/** The syntax tree of a file, made once; no types, so it needs nothing but the text. */
export function parseFile(file: TextFile): ts.SourceFile {
  const known = parsed.get(file)
  if (known) return known
  const kind = file.path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true, kind)
  parsed.set(file, tree)
  return tree
}

/** Calls `visit` for every node below, parents first. */
export function walkTree(node: ts.Node, visit: (node: ts.Node) => void): void {
  ts.forEachChild(node, (child) => {
    visit(child)
    walkTree(child, visit)
  })
}

export const lineOf = (tree: ts.SourceFile, node: ts.Node): number => tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1

/** Every module a file imports, re-exports, declares into or loads later. */
export function importsOf(file: TextFile): { specifier: string; line: number; names: string[] }[] {
  const tree = parseFile(file)
  const found: { specifier: string; line: number; names: string[] }[] = []
  const add = (node: ts.Node, specifier: ts.Node | undefined, names: string[] = []) => {
    if (specifier && ts.isStringLiteralLike(specifier)) found.push({ specifier: specifier.text, line: lineOf(tree, node), names })
  }
  walkTree(tree, (node) => {
    if (ts.isImportDeclaration(node)) {
      const bindings = node.importClause?.namedBindings
      const names = bindings && ts.isNamedImports(bindings) ? bindings.elements.map((one) => (one.propertyName ?? one.name).text) : []
      add(node, node.moduleSpecifier, names)
    } else if (ts.isExportDeclaration(node)) add(node, node.moduleSpecifier)
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node, node.argument.literal)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node, node.arguments[0])
  })
  return found
}
