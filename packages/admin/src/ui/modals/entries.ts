import type { ComponentType } from 'react'
import type { ModalKind, ModalPayloads } from './stack.ts'

/** What a modal is handed. It puts `titleId` on its heading, and calls `close` with its result, or with nothing when given up. */
export type ModalViewProps<Kind extends ModalKind> = {
  id: string
  payload: ModalPayloads[Kind]
  titleId: string
  close: (result?: unknown) => void
  /** Asked when the person closes it by Esc or beside it; false keeps it open. */
  guardClose: (mayClose: () => Promise<boolean>) => void
}
export type ModalEntry<Kind extends ModalKind> = { view: ComponentType<ModalViewProps<Kind>>; width?: number }
export type ModalEntries = { [Kind in ModalKind]?: ModalEntry<Kind> }
