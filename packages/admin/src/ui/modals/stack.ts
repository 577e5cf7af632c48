/** The kinds of modal the product has, each with what it is opened with. A feature narrows its own by declaration merging. */
export interface ModalPayloads {
  'edit-media': unknown
  'edit-document': { documentId: number }
  'document-picker': DocumentPickerPayload
  'focal-point': unknown
  'colour-filter': unknown
  test: unknown
}
/** Documents of these schemas are chosen from, first among those of this instance. */
export type DocumentPickerPayload = { schemaIds: number[]; instanceId: number; titleField?: string; several?: boolean }
export type ModalKind = keyof ModalPayloads

export type OpenModal<Kind extends ModalKind = ModalKind> = {
  id: string
  kind: Kind
  payload: ModalPayloads[Kind]
  /** Closed, but still fading out. */
  leaving: boolean
}

const editors: readonly ModalKind[] = ['edit-media', 'edit-document']
const mayLieOverAnEditor: readonly ModalKind[] = ['document-picker', 'focal-point']

const standing = (stack: readonly OpenModal[]) => stack.filter(({ leaving }) => !leaving)
export const topmost = (stack: readonly OpenModal[]) => standing(stack).at(-1)
export const openOfKind = <Kind extends ModalKind>(stack: readonly OpenModal[], kind: Kind) =>
  standing(stack).filter((modal): modal is OpenModal<Kind> => modal.kind === kind)

/** Never a modal over a modal, with one exception: a picker or the focal point over an editor. */
export function mayOpen(stack: readonly OpenModal[], kind: ModalKind) {
  const under = topmost(stack)
  return !under || (editors.includes(under.kind) && mayLieOverAnEditor.includes(kind))
}

export type StackChange = { type: 'open'; modal: Omit<OpenModal, 'leaving'> } | { type: 'close'; id: string } | { type: 'gone'; id: string }

export function changeStack(stack: readonly OpenModal[], change: StackChange): readonly OpenModal[] {
  if (change.type === 'open') return mayOpen(stack, change.modal.kind) ? [...stack, { ...change.modal, leaving: false }] : stack
  if (change.type === 'gone') return stack.filter(({ id }) => id !== change.id)
  // What lies over the closed one goes with it: it was opened from there and has nowhere to answer.
  const at = stack.findIndex(({ id }) => id === change.id)
  return at < 0 ? stack : stack.map((modal, index) => (index >= at ? { ...modal, leaving: true } : modal))
}
