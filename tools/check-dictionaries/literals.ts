import ts from 'typescript'
import { lineOf, parseFile, walkTree } from '../parse.ts'
import type { TextFile } from '../walk.ts'

const spokenAttributes = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'alt',
  'placeholder',
  'label',
  'helperText',
])
const oneOrTheOther = new Set([ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken])
const hasWord = (text: string): boolean => /\p{L}/u.test(text)

/** The strings an expression can show as they stand: also both ends of a condition. */
function shownStrings(node: ts.Expression | undefined): ts.Expression[] {
  if (!node) return []
  if (ts.isStringLiteralLike(node)) return hasWord(node.text) ? [node] : []
  if (ts.isTemplateExpression(node)) {
    return hasWord(node.head.text + node.templateSpans.map(({ literal }) => literal.text).join('')) ? [node] : []
  }
  if (ts.isParenthesizedExpression(node)) return shownStrings(node.expression)
  if (ts.isConditionalExpression(node)) return [...shownStrings(node.whenTrue), ...shownStrings(node.whenFalse)]
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken
    if (kind === ts.SyntaxKind.PlusToken) return [...shownStrings(node.left), ...shownStrings(node.right)]
    return oneOrTheOther.has(kind) ? shownStrings(node.right) : []
  }
  return []
}

/** Text that a person would see and that no dictionary can translate. */
export function findLiterals(files: TextFile[]): string[] {
  return files.flatMap((file) => {
    const tree = parseFile(file)
    const findings: string[] = []
    const report = (node: ts.Node, where: string) =>
      findings.push(`${file.path}:${lineOf(tree, node)}: ${where} is written out: ${node.getText(tree).trim()}; take it from a dictionary`)

    walkTree(tree, (node) => {
      if (ts.isJsxText(node) && hasWord(node.text)) report(node, 'text')
      if (ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent)))
        for (const string of shownStrings(node.expression)) report(string, 'text')
      if (ts.isJsxAttribute(node) && spokenAttributes.has(node.name.getText(tree))) {
        const { initializer } = node
        const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer
        for (const string of shownStrings(value as ts.Expression | undefined)) report(string, node.name.getText(tree))
      }
    })
    return findings
  })
}
