import { syntaxTree } from '@codemirror/language'
import { RangeSetBuilder } from '@codemirror/state'
import { Decoration, type DecorationSet, type EditorView, ViewPlugin } from '@codemirror/view'

const marks: Record<string, Decoration> = {
  PropertyName: Decoration.mark({ class: 'json-name' }),
  String: Decoration.mark({ class: 'json-text' }),
  Number: Decoration.mark({ class: 'json-number' }),
  True: Decoration.mark({ class: 'json-word' }),
  False: Decoration.mark({ class: 'json-word' }),
  Null: Decoration.mark({ class: 'json-word' }),
}

function paint(view: EditorView): DecorationSet {
  const painted = new RangeSetBuilder<Decoration>()
  for (const { from, to } of view.visibleRanges)
    syntaxTree(view.state).iterate({
      from,
      to,
      enter: ({ name, from: start, to: end }) => {
        const mark = marks[name]
        if (mark) painted.add(start, end, mark)
      },
    })
  return painted.finish()
}

/** Classes for the kinds of words in JSON, so that the theme colours them in light and dark. */
export const paintJson = ViewPlugin.define(
  (view) => ({
    decorations: paint(view),
    update({ docChanged, viewportChanged, view: changed, startState, state }) {
      if (docChanged || viewportChanged || syntaxTree(startState) !== syntaxTree(state)) this.decorations = paint(changed)
    },
  }),
  { decorations: ({ decorations }) => decorations },
)
