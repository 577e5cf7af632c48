import type { DocumentContent } from '@vitrine/contract'

/** The texts of a document by where they stand, blocks by their id and in their order. */
export type Texts = ReadonlyMap<string, string>

type Block = { blockType: string; id: string; text: { no?: string } }

export function textsOf({ title, blocks = [] }: DocumentContent & { title?: { no?: string }; blocks?: Block[] }): Texts {
  return new Map([['title', title?.no ?? ''], ...blocks.map(({ id, text }): [string, string] => [id, text.no ?? ''])])
}

export const contentOf = (texts: Texts, tag: string): DocumentContent => ({
  title: { no: texts.get('title') ?? '' },
  tags: [tag],
  blocks: [...texts].flatMap(([id, no]) => (id === 'title' ? [] : [{ blockType: 'text', id, text: { no } }])),
})

/** Two wrote in one place: what the person is shown, and what they chose. */
export type Conflict = { place: string; mine: string | undefined; theirs: string | undefined; choice: Choice }
export const choices = ['mine', 'theirs', 'both'] as const
export type Choice = (typeof choices)[number]

/** What one open editor knows. `mine` is what stands in the form, journalled at every keystroke. */
export type Editor = {
  version: number
  base: Texts
  mine: Texts
  /** Sent, and nobody knows whether it arrived: it is sent again as it was. */
  unanswered: Sent | null
  shown: readonly Conflict[]
}
export type Sent = { texts: Texts; version: number }
type Stored = { version: number; texts: Texts }
export type Told = { kind: 'saved'; stored: Stored } | { kind: 'conflict'; stored: Stored } | { kind: 'nothing' }

export const opened = ({ version, texts }: Stored): Editor => ({ version, base: texts, mine: texts, unanswered: null, shown: [] })

const isSame = (one: Texts, other: Texts) => one.size === other.size && [...one].every(([place, text]) => other.get(place) === text)
export const isUnsaved = ({ mine, base, unanswered }: Editor): boolean => unanswered !== null || !isSame(mine, base)

/** What is sent next. */
export const nextSave = ({ unanswered, mine, version }: Editor): Sent => unanswered ?? { texts: mine, version }

/** By place: what only one of the two changed is theirs to change; where both did, the person chooses. */
function merge(base: Texts, mine: Texts, theirs: Texts, choose: () => Choice): { texts: Texts; shown: Conflict[] } {
  const texts = new Map<string, string>()
  const shown: Conflict[] = []
  const keep = (place: string, text: string | undefined) => text !== undefined && texts.set(place, text)
  for (const place of new Set([...theirs.keys(), ...mine.keys()])) {
    const [before, own, other] = [base.get(place), mine.get(place), theirs.get(place)]
    if (own === other || own === before) keep(place, other)
    else if (other === before) keep(place, own)
    else {
      const choice = choose()
      shown.push({ place, mine: own, theirs: other, choice })
      const both = own === undefined || other === undefined ? (own ?? other) : other + own
      keep(place, choice === 'mine' ? own : choice === 'theirs' ? other : both)
    }
  }
  return { texts, shown }
}

/**
 * What the editor does on each answer. Nothing heard: the same is sent again. Saved: what the server says is the new ground,
 * also where it is more than was sent. Refused: merged by place with what is stored, and sent anew over that.
 */
export function heard(editor: Editor, sent: Sent, told: Told, choose: () => Choice): Editor {
  if (told.kind === 'nothing') return { ...editor, unanswered: sent }
  const ground = told.kind === 'saved' ? sent.texts : editor.base
  const { texts, shown } = merge(ground, editor.mine, told.stored.texts, choose)
  return {
    version: told.stored.version,
    base: told.stored.texts,
    mine: texts,
    unanswered: null,
    shown: [...editor.shown, ...shown],
  }
}
