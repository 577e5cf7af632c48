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
import { createFormReader, Form, type JsonSchema, type Places, type UiSchema, usePlaces, useWords } from '@vitrine/forms'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { diffTexts, type Piece } from '#lib/text-diff'
import { ConflictDialog, type ConflictField, type ConflictProps } from '#ui/conflict'
import { dateAndTime, parseTime } from '#ui/time-since'
import { DiffText } from '../revisions/diff-text.tsx'
import { type Reading, valueInWords } from '../revisions/reading.ts'
import { mergeRichText } from './merge-rich-text.ts'

export type ConflictViewProps = {
  read: DocumentContent
  mine: DocumentContent
  stored: Pick<Document, 'content' | 'updated_at' | 'updated_by'>
  schema: JsonSchema
  uiSchema: UiSchema
  /** What another document is called. */
  titleOf: Reading['titleOf']
  onCancel: () => void
  onResolve: (content: DocumentContent) => void
}

/** [DOC-05] A document two people have written: what differs on both sides is chosen, the rest is merged and told. */
export function ConflictView({ read, mine, stored, schema, uiSchema, titleOf, onCancel, onResolve }: ConflictViewProps) {
  const { t } = useTranslation()
  const words = useWords()
  const places = usePlaces(schema, uiSchema)
  const reader = useMemo(() => createFormReader(schema, uiSchema), [schema, uiSchema])
  const reading: Reading = { reader, words, t, titleOf }
  const { conflicts, taken, content } = useMemo(() => mergeContent(read, mine, stored.content), [read, mine, stored])
  const nameOf = (pointer: ContentPointer) => nameIn(places, [content, stored.content, read], pointer)
  const said = (conflict: MergeConflict, side: 'base' | 'mine' | 'theirs'): string => {
    const value = conflict[side]
    if (conflict.kind === 'order')
      return (value as string[]).map((id, place) => `${place + 1}. ${nameOf(`${conflict.pointer}/${id}`).split(' · ').at(-1)}`).join('\n')
    const whole = { base: read, mine, theirs: stored.content }[side]
    const place = placeOfPointer(whole, conflict.pointer)
    return valueInWords(reader.wayTo(whole, place).at(place.split('/').length - 2), value, reading)
  }
  const fields = conflicts.map((conflict): ConflictField => {
    const { pointer, base, kind } = conflict
    const name = nameOf(pointer)
    const isText = kind === 'value' && typeof conflict.mine === 'string' && typeof conflict.theirs === 'string'
    const isRich = isText && places.schemaOf(content, placeOfPointer(content, pointer))?.format === 'html'
    const before = kind === 'order' ? '' : said(conflict, 'base')
    const side = (which: 'mine' | 'theirs') => {
      const text = conflict[which] === undefined ? t('documents.conflict.removed') : said(conflict, which)
      // Where nothing stood before, every word is new, and a mark on each says nothing.
      const isMarked = before !== '' && text !== '' && conflict[which] !== undefined
      return { text, ...(isMarked && { shown: <DiffText pieces={newWords(before, text)} isShortened={false} isPlain /> }) }
    }
    return {
      name: pointer,
      label: kind === 'order' ? t('documents.conflict.order', { name }) : name || t('documents.conflict.unnamed'),
      mine: side('mine'),
      theirs: side('theirs'),
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

/** The text of one side with what is new in it; what went is told only where nothing came instead. */
function newWords(before: string, after: string): Piece[] {
  const pieces = diffTexts(before, after)
  return pieces.filter(({ sign }, place) => sign !== '-' || ![pieces[place - 1], pieces[place + 1]].some((piece) => piece?.sign === '+'))
}

const togetherOf = (base: string, mine: string, theirs: string, isRich: boolean): string =>
  isRich ? mergeRichText(base, mine, theirs) : mergeWords(base, mine, theirs)

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
