import { isObject } from '@vitrine/contract'
import { toPointer } from '../path.ts'
import type { Findings } from './finding.ts'
import type { UiNode } from './ui-options.ts'

/** Options that arrange the parts of a node, and so mean nothing without the template that arranges them. */
const layoutOptions = ['tabs', 'header', 'spacing']

export function checkLayout({ options, parts }: UiNode, names: readonly string[], findings: Findings) {
  if (!options.has('template'))
    for (const option of layoutOptions) {
      const found = options.get(option)
      if (found) findings.add(found.pointer, 'uiSchemaFindings.layoutWithoutTemplate', { option })
    }
  const spacing = options.get('spacing')
  if (spacing && !(typeof spacing.value === 'number' && spacing.value >= 0 && spacing.value <= 12))
    findings.add(spacing.pointer, 'uiSchemaFindings.spacing')
  const columns = options.get('columns')
  if (columns && !(Number.isInteger(columns.value) && Number(columns.value) >= 1 && Number(columns.value) <= 12))
    findings.add(columns.pointer, 'uiSchemaFindings.columns')

  const order = options.get('order')
  if (order) checkOrder(order.value, order.pointer, names, findings)
  const header = options.get('header')
  if (header && Array.isArray(header.value)) checkNames(header.value, header.pointer, names, findings)
  const tabs = options.get('tabs')
  const hidden = new Set(parts.flatMap(([name, part]) => (isObject(part) && part['ui:widget'] === 'hidden' ? [name] : [])))
  if (tabs && Array.isArray(tabs.value)) checkTabs(tabs.value, tabs.pointer, names, hidden, findings)
}

function checkNames(asked: readonly unknown[], pointer: string, names: readonly string[], findings: Findings) {
  const known = new Set(names)
  asked.forEach((name, place) => {
    if (typeof name === 'string' && !known.has(name))
      findings.add(pointer + toPointer([place]), 'uiSchemaFindings.unknownProperty', { name })
  })
}

function checkOrder(order: unknown, pointer: string, names: readonly string[], findings: Findings) {
  if (!Array.isArray(order) || !order.every((name) => typeof name === 'string'))
    return findings.add(pointer, 'uiSchemaFindings.notNames', { keyword: 'ui:order' })
  checkNames(order, pointer, [...names, '*'], findings)
  const seen = new Set<string>()
  order.forEach((name, place) => {
    if (seen.has(name)) findings.add(pointer + toPointer([place]), 'uiSchemaFindings.repeatedInOrder', { name })
    seen.add(name)
  })
}

/** Every field stands behind one tab: behind none it ends up under the last, behind two it would be written twice. */
function checkTabs(tabs: readonly unknown[], pointer: string, names: readonly string[], hidden: ReadonlySet<string>, findings: Findings) {
  const seen = new Set<string>()
  tabs.forEach((tab, place) => {
    // Its shape is the template's to judge.
    if (!isObject(tab) || !Array.isArray(tab.fields)) return
    const here = pointer + toPointer([place, 'fields'])
    checkNames(tab.fields, here, names, findings)
    tab.fields.forEach((name, index) => {
      if (typeof name !== 'string') return
      if (seen.has(name)) findings.add(here + toPointer([index]), 'uiSchemaFindings.tabFieldTwice', { name })
      seen.add(name)
    })
  })
  if (seen.size === 0) return
  for (const name of names) if (!seen.has(name) && !hidden.has(name)) findings.add(pointer, 'uiSchemaFindings.tabFieldMissing', { name })
}
