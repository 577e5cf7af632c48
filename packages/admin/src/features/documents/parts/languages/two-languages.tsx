import type { Document, DocumentContent } from '@vitrine/contract'
import type { JsonSchema, UiSchema } from '@vitrine/forms'
import { type Ref, useDeferredValue, useMemo } from 'react'
import { useSources } from '../../queries/revision-queries.ts'
import { type Outdated, outdatedTexts } from './language-rows.ts'
import { type TwoLanguagesHandle, TwoLanguagesView } from './two-languages-view.tsx'

type Props = {
  schema: JsonSchema
  uiSchema: UiSchema
  value: DocumentContent
  onChange: (value: DocumentContent) => void
  source: string
  target: string
  languages: Document['languages']
  /** Without pointers: all of the target language. */
  onConfirm: (pointers?: string[]) => void
  isReadOnly: boolean
  /** As it is stored; without it nobody knows which texts are older than their source. */
  document?: Document | undefined
  onTarget?: ((locale: string) => void) | undefined
  /** Hands over what is still being written, as a form's does. */
  handle?: Ref<TwoLanguagesHandle> | undefined
}

const none: Outdated = new Map()

/** Two languages of one document beside each other; `value` and `onChange` are the editor's own. */
export function TwoLanguages({ document, languages, value, source, target, ...props }: Props) {
  const told = useSources(document?.id, document?.version).data
  const later = useDeferredValue(value)
  // A document that is not saved yet has no states of its languages.
  const locales = useMemo(
    () => (languages.length > 0 ? languages.map(({ locale }) => locale) : [source, target]),
    [languages, source, target],
  )
  const outdated = useMemo(
    () => (told && document ? outdatedTexts(later, locales, target, document, told) : none),
    [told, document, later, locales, target],
  )
  return <TwoLanguagesView {...props} value={value} source={source} target={target} locales={locales} outdated={outdated} />
}
