import { type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'

/** What became of a text: lines put in by their number, and lines taken out with the number of the line they stood before. */
export type LineChanges = { added: readonly number[]; removed: readonly { before: number; text: string }[] }

/** A line that is no longer there. Who hears the page instead of seeing it finds the same below it, in words. */
class RemovedLine extends WidgetType {
  readonly text: string
  constructor(text: string) {
    super()
    this.text = text
  }
  override eq(other: RemovedLine): boolean {
    return other.text === this.text
  }
  toDOM(): HTMLElement {
    const line = document.createElement('div')
    line.className = 'json-removed-line'
    line.ariaHidden = 'true'
    line.textContent = this.text
    return line
  }
}

const added = Decoration.line({ class: 'json-added-line' })

const taken = (text: string, side: -1 | 1) => Decoration.widget({ widget: new RemovedLine(text), block: true, side })

function decorate({ doc }: EditorState, { added: numbers, removed }: LineChanges): DecorationSet {
  const isHere = (number: number) => number <= doc.lines
  const marks = [
    ...numbers.filter(isHere).map((number) => added.range(doc.line(number).from)),
    ...removed.map(({ before, text }) =>
      isHere(before) ? taken(text, -1).range(doc.line(before).from) : taken(text, 1).range(doc.length),
    ),
  ]
  return Decoration.set(marks, true)
}

export const setChangedLines = StateEffect.define<LineChanges>()

/** While one writes on, the marks move along until they are made anew. */
export const changedLines: Extension = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, transaction) => {
    const effect = transaction.effects.find((one) => one.is(setChangedLines))
    return effect ? decorate(transaction.state, effect.value as LineChanges) : marks.map(transaction.changes)
  },
  provide: (field) => EditorView.decorations.from(field),
})
