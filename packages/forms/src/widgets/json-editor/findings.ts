import { ensureSyntaxTree } from '@codemirror/language'
import type { Diagnostic } from '@codemirror/lint'
import type { EditorState } from '@codemirror/state'
import { namesOfPointer } from '@vitrine/contract'

/** Something about the content, and where: an RFC 6901 pointer, '' for all of it. */
export type JsonFinding = { pointer: string; message: string; severity: 'error' | 'warning' | 'info' }

type Node = ReturnType<typeof rootOf>
const parseTimeMs = 500
const values = ['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']

const rootOf = (state: EditorState) => ensureSyntaxTree(state, state.doc.length, parseTimeMs)?.topNode ?? null

const childrenOf = (node: Node): NonNullable<Node>[] => {
  const children: NonNullable<Node>[] = []
  for (let child = node?.firstChild ?? null; child; child = child.nextSibling) children.push(child)
  return children
}
const valueIn = (node: Node) => childrenOf(node).find(({ name }) => values.includes(name)) ?? null

/** Where the pointer leads: the name of a property, an item of a list; as far as the text goes along. */
export function rangeAt(state: EditorState, pointer: string): { from: number; to: number } {
  const segments = namesOfPointer(pointer)
  let value: Node = valueIn(rootOf(state))
  let found: Node = value
  for (const segment of segments) {
    if (value?.name === 'Object') {
      const property = childrenOf(value).find((each) => each.name === 'Property' && nameOf(state, each) === segment)
      if (!property) break
      found = property.firstChild
      value = valueIn(property)
    } else if (value?.name === 'Array') {
      const item: Node = childrenOf(value).filter(({ name }) => values.includes(name))[Number(segment)] ?? null
      if (!item) break
      found = item
      value = item
    } else break
  }
  // A whole document underlined from end to end says nothing: its first line does.
  const line = state.doc.lineAt(found?.from ?? 0)
  const from = found?.from ?? line.from
  return { from, to: Math.max(from, Math.min(found?.to ?? line.to, state.doc.lineAt(from).to)) }
}

function nameOf(state: EditorState, property: NonNullable<Node>): string | undefined {
  const name = property.firstChild
  if (name?.name !== 'PropertyName') return undefined
  try {
    return String(JSON.parse(state.sliceDoc(name.from, name.to)))
  } catch {
    // A name that is being written is no name yet.
    return undefined
  }
}

/** The first place where the text stops being JSON; undefined when all of it is. */
export function parseFaultAt(state: EditorState): number | undefined {
  const text = state.doc.toString()
  if (text.trim() === '') return undefined
  try {
    JSON.parse(text)
    return undefined
  } catch {
    // Where it is wrong is read from the tree: engines word and place it differently.
    let place: number | undefined
    rootOf(state)
      ?.cursor()
      .iterate((node) => {
        if (place === undefined && node.type.isError) place = node.from
        return place === undefined
      })
    return Math.min(place ?? text.length, text.length)
  }
}

export function toDiagnostics(state: EditorState, findings: readonly JsonFinding[], parseError: string): Diagnostic[] {
  const place = parseFaultAt(state)
  // While it cannot be read, pointers lead nowhere.
  if (place !== undefined) {
    const { from, to } = state.doc.lineAt(place)
    return [{ from: Math.min(place, Math.max(from, to - 1)), to, severity: 'error', message: parseError }]
  }
  return findings.map(({ pointer, message, severity }) => ({ ...rangeAt(state, pointer), severity, message }))
}
