import { isSame } from '@vitrine/forms'
import { useTranslation } from 'react-i18next'
import { ConflictDialog, type ConflictProps } from '#ui/conflict'
import { dateAndTime, parseTime } from '#ui/time-since'
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
  onCancel: () => void
  onResolve: (value: Values, version: number) => void
}

/** A record two people have written: what differs is chosen, what does not is merged, and the outcome saved over the stored version. */
export function RecordConflict({ read, mine, theirs, stored, labelOf, onCancel, onResolve }: Props) {
  const { t } = useTranslation()
  const mineValues = mine as Values
  const theirValues = theirs as Values
  const { conflicts, merged, value } = mergeChanges(read as Values, mineValues, theirValues, isSame)
  const label = labelOf ?? ((name: string) => t(`fields.${name}`))
  const inWords = (part: unknown): string => {
    if (typeof part === 'boolean') return t(part ? 'generic.yes' : 'generic.no')
    return part === null || part === undefined ? '' : String(part)
  }
  const isText = (name: string) => [mineValues[name], theirValues[name]].every((part) => typeof part === 'string')
  const resolve: ConflictProps['onResolve'] = (choices) => {
    const resolved = { ...value }
    for (const name of conflicts) {
      const choice = choices[name]
      if (choice?.side === 'theirs') resolved[name] = theirValues[name]
      if (choice?.side === 'together') resolved[name] = choice.text
    }
    onResolve(resolved, stored.version)
  }
  const time = parseTime(stored.updated_at)
  return (
    <ConflictDialog
      who={stored.updated_by ?? t('recordEditor.someone')}
      when={time ? t('recordEditor.savedAt', { time: dateAndTime(time) }) : ''}
      fields={conflicts.map((name) => ({
        name,
        label: label(name),
        mine: inWords(mineValues[name]),
        theirs: inWords(theirValues[name]),
        isText: isText(name),
      }))}
      merged={merged.map(label)}
      onCancel={onCancel}
      onResolve={resolve}
    />
  )
}
