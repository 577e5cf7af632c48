// The modal manager: which modals are open, of which kind and under which id. Features register how their kind looks; it knows no feature.
export { type ModalEntries, type ModalEntry, ModalProvider, type Modals, type ModalViewProps, useModals } from './modals.tsx'
export type { ModalKind, ModalPayloads, OpenModal } from './stack.ts'
