import {
  type ContentPointer,
  type Document,
  type DocumentContent,
  type MergeChoice,
  type MergeConflict,
  mergeContent,
  mergeWords,
  placeOfPointer,
} from '@vitrine/contract'
import { Form, type JsonSchema, type Places, type UiSchema, usePlaces } from '@vitrine/forms'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ConflictDialog, type ConflictField, type ConflictProps } from '#ui/conflict'
import { dateAndTime, parseTime } from '#ui/time-since'
import { inWords } from './in-words.ts'

type Props = {
  read: DocumentContent
  mine: DocumentContent
  stored: Document
  schema: JsonSchema
  uiSchema: UiSchema
  onCancel: () => void
  onResolve: (content: DocumentContent) => void
}

/** [DOC-05] A document two people have written: what differs on both sides is chosen, the rest is merged and told. */
export function DocumentConflict({ read, mine, stored, schema, uiSchema, onCancel, onResolve }: Props) {
  const { t } = useTranslation()
  const places = usePlaces(schema, uiSchema)
  const { conflicts, taken, content } = useMemo(() => mergeContent(read, mine, stored.content), [read, mine, stored])
  const nameOf = (pointer: ContentPointer) => nameIn(places, [content, stored.content, read], pointer)
  const words = (conflict: MergeConflict, side: unknown): string => {
    if (side === undefined) return t('documents.conflict.removed')
    if (conflict.kind === 'order')
      return (side as string[]).map((id, place) => `${place + 1}. ${nameOf(`${conflict.pointer}/${id}`).split(' · ').at(-1)}`).join('\n')
    return inWords(side, t)
  }
  const fields = conflicts.map((conflict): ConflictField => {
    const { pointer, base, kind } = conflict
    const name = nameOf(pointer)
    const isText = kind === 'value' && typeof conflict.mine === 'string' && typeof conflict.theirs === 'string'
    const isRich = isText && places.schemaOf(content, placeOfPointer(content, pointer))?.format === 'html'
    return {
      name: pointer,
      label: kind === 'order' ? t('documents.conflict.order', { name }) : name || t('documents.conflict.unnamed'),
      mine: words(conflict, conflict.mine),
      theirs: words(conflict, conflict.theirs),
      isText,
      ...(isText && { together: togetherOf(String(base ?? ''), String(conflict.mine), String(conflict.theirs), isRich) }),
      ...(isRich && { editor: RichEditor }),
    }
  })
  const resolve: ConflictProps['onResolve'] = (chosen) => {
    const choices = Object.fromEntries(
      Object.entries(chosen).map(([pointer, choice]): [string, MergeChoice] => [
        pointer,
        choice.side === 'together' ? { side: 'together', value: choice.text } : choice,
      ]),
    )
    onResolve(mergeContent(read, mine, stored.content, choices).content)
  }
  const time = parseTime(stored.updated_at)
  return (
    <ConflictDialog
      who={stored.updated_by ?? t('recordEditor.someone')}
      when={time ? t('recordEditor.savedAt', { time: dateAndTime(time) }) : ''}
      fields={fields}
      merged={[...new Set(taken.map(nameOf))]}
      onCancel={onCancel}
      onResolve={resolve}
    />
  )
}

/** A block may stand on one side only: it is named from where it is. */
function nameIn(places: Places, contents: readonly DocumentContent[], pointer: ContentPointer): string {
  const names = contents.map((content) => places.nameOf(content, placeOfPointer(content, pointer)))
  return names.toSorted((one, other) => other.split(' · ').length - one.split(' · ').length)[0] ?? ''
}

/** Words go into each other; of rich text both stand after each other, for marks cut in half are no marks. */
const togetherOf = (base: string, mine: string, theirs: string, isRich: boolean): string =>
  isRich ? `${mine}${theirs}` : mergeWords(base, mine, theirs)

const richSchema: JsonSchema = { type: 'object', properties: { text: { type: 'string', format: 'html' } } }

function RichEditor({ label, value, onChange }: { label: string; value: string; onChange: (text: string) => void }) {
  const uiSchema = useMemo((): UiSchema => ({ text: { 'ui:widget': 'RichText', 'ui:title': label } }), [label])
  return (
    <Form<{ text: string }>
      schema={richSchema as never}
      uiSchema={uiSchema}
      value={{ text: value }}
      onChange={({ text }) => onChange(text ?? '')}
    />
  )
}
