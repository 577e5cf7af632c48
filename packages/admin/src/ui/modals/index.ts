// The modal manager: which modals are open, of which kind and under which id. Features register how their kind looks; it knows no feature.
export type { ModalEntries, ModalEntry, ModalViewProps } from './entries.ts'
export { ModalProvider, type Modals, useModals } from './modals.tsx'
export type { ModalKind, ModalPayloads, OpenModal } from './stack.ts'
