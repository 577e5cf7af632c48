import type { Document, DocumentContent } from '@vitrine/contract'
import type { JsonSchema, UiSchema } from '@vitrine/forms'
import type { ComponentType, ReactNode, Ref } from 'react'
import type { Flushing } from './use-document-form.ts'
import type { PublishProblem } from './use-publish-problems.ts'

type OfForm = { schema: JsonSchema; uiSchema: UiSchema; value: DocumentContent }

export type OutlineProps = OfForm & { problems: readonly PublishProblem[]; locale: string; onGoTo: (pointer: string) => void }
export type SidePanelProps = OfForm & {
  document: Document | undefined
  problems: readonly PublishProblem[]
  languages: readonly string[]
  onGoTo: (pointer: string) => void
}
export type TwoLanguagesProps = OfForm & {
  onChange: (value: DocumentContent) => void
  source: string
  target: string
  languages: Document['languages']
  /** Without pointers: all of the target language. */
  onConfirm: (pointers?: string[]) => void
  isReadOnly: boolean
  /** As it is stored; without it nobody knows which texts are older than their source. */
  document: Document | undefined
  onTarget: (locale: string) => void
  handle: Ref<Flushing>
}
/** What lies behind a button where there is no room for it. */
export type SheetProps = { count?: number; children: (close: () => void) => ReactNode }

/** What stands around the form and instead of it; the screen hands them over, and what is left out is not there. */
export type EditorSlots = {
  Outline?: ComponentType<OutlineProps>
  OutlineButton?: ComponentType<SheetProps>
  SidePanel?: ComponentType<SidePanelProps>
  SidePanelButton?: ComponentType<SheetProps>
  TwoLanguages?: ComponentType<TwoLanguagesProps>
}
