import ts from 'typescript'
import { lineOf, parseFile, walkTree } from '../parse.ts'
import type { TextFile } from '../walk.ts'

export type Use = { key: string; where: string }
export type Used = {
  /** Keys a text is asked for by. */
  asked: Use[]
  /** Keys put together at run time, with * where something is filled in. */
  composed: Use[]
  /** Every string in the sources: a key may travel as a value (`label: 'users.name'`) before it is asked for. */
  strings: Set<string>
}

const isTranslate = (callee: ts.Expression): boolean =>
  (ts.isIdentifier(callee) && callee.text === 't') || (ts.isPropertyAccessExpression(callee) && callee.name.text === 't')

const pattern = (template: ts.TemplateExpression): string =>
  template.head.text + template.templateSpans.map((span) => `*${span.literal.text}`).join('')

export function findUsedKeys(files: TextFile[]): Used {
  const used: Used = { asked: [], composed: [], strings: new Set() }
  for (const file of files) {
    const tree = parseFile(file)
    const ask = (node: ts.Expression | undefined) => {
      if (!node) return
      const where = `${file.path}:${lineOf(tree, node)}`
      if (ts.isStringLiteralLike(node)) used.asked.push({ key: node.text, where })
      else if (ts.isTemplateExpression(node)) used.composed.push({ key: pattern(node), where })
      else if (ts.isParenthesizedExpression(node)) ask(node.expression)
      else if (ts.isConditionalExpression(node)) {
        ask(node.whenTrue)
        ask(node.whenFalse)
      } else if (ts.isArrayLiteralExpression(node)) for (const one of node.elements) ask(one)
    }
    walkTree(tree, (node) => {
      if (ts.isStringLiteralLike(node)) used.strings.add(node.text)
      if (ts.isCallExpression(node) && isTranslate(node.expression)) ask(node.arguments[0])
      if (ts.isJsxAttribute(node) && node.name.getText(tree) === 'i18nKey' && node.initializer) {
        if (ts.isJsxExpression(node.initializer)) ask(node.initializer.expression)
        else if (ts.isStringLiteral(node.initializer)) ask(node.initializer)
      }
    })
  }
  return used
}
