import { isSame } from '@vitrine/contract'
import type { UiSchema } from '@vitrine/forms'
import { useTranslation } from 'react-i18next'
import { useEntityTitles } from '#lib/entity-titles'
import { useLanguage } from '#lib/i18n'
import { ConflictDialog, type ConflictProps } from '#ui/conflict'
import { dateAndTime, parseTime } from '#ui/time-since'
import { inWords, pointedIn } from './in-words.ts'
import { joinLanguages, partOf, splitLanguages } from './localised-parts.ts'
import { mergeChanges } from './merge.ts'
import type { EditedRecord } from './use-record-form.ts'

type Values = Record<string, unknown>
type Props = {
  read: object
  mine: object
  theirs: object
  stored: EditedRecord
  /** What a field is called; its label in forms unless said. */
  labelOf?: (name: string) => string
  uiSchema?: UiSchema
  /** How a field that the form does not draw is read. */
  words?: Record<string, (part: unknown) => string>
  onCancel: () => void
  onResolve: (value: Values, version: number) => void
}

/** A record two people have written: what differs is chosen, what does not is merged, and the outcome saved over the stored version. */
export function RecordConflict({ read, mine, theirs, stored, labelOf, uiSchema = {}, words = {}, onCancel, onResolve }: Props) {
  const { t } = useTranslation()
  const locale = useLanguage().current()
  const [before = {}, left = {}, right = {}] = splitLanguages(read as Values, mine as Values, theirs as Values)
  const { conflicts, merged, value } = mergeChanges(before, left, right, isSame)
  const titleOf = useEntityTitles([left, right].flatMap((side) => pointedIn(side, uiSchema)))
  const label = (name: string) => {
    if (labelOf) return labelOf(name)
    const { field, locale: written } = partOf(name)
    const options = (uiSchema[field] as UiSchema | undefined)?.['ui:options'] as { title?: string } | undefined
    const title = t(options?.title ?? `fields.${field}`)
    return written === undefined ? title : `${title} (${t(`languages.${written}`)})`
  }
  const readable = (name: string, part: unknown): string => {
    const { field } = partOf(name)
    return words[field]?.(part) ?? inWords(part, uiSchema[field] as UiSchema | undefined, { t, locale, titleOf })
  }
  // Code of two hands, put one after the other, is no code.
  const isCode = (name: string) => (uiSchema[partOf(name).field] as UiSchema | undefined)?.['ui:widget'] === 'JsonEditor'
  const isText = (name: string) => !isCode(name) && [left[name], right[name]].every((part) => typeof part === 'string')
  const resolve: ConflictProps['onResolve'] = (choices) => {
    const resolved = { ...value }
    for (const name of conflicts) {
      const choice = choices[name]
      if (choice?.side === 'theirs') resolved[name] = right[name]
      if (choice?.side === 'together') resolved[name] = choice.text
    }
    onResolve(joinLanguages(resolved, mine as Values), stored.version)
  }
  const time = parseTime(stored.updated_at)
  return (
    <ConflictDialog
      who={stored.updated_by ?? t('recordEditor.someone')}
      when={time ? t('recordEditor.savedAt', { time: dateAndTime(time) }) : ''}
      fields={conflicts.map((name) => ({
        name,
        label: label(name),
        mine: { text: readable(name, left[name]) },
        theirs: { text: readable(name, right[name]) },
        isText: isText(name),
      }))}
      merged={merged.map(label)}
      onCancel={onCancel}
      onResolve={resolve}
    />
  )
}
