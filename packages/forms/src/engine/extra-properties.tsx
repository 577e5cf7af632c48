import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import Tooltip from '@mui/material/Tooltip'
import type { FieldProps, RJSFSchema } from '@rjsf/utils'
import { isSafeName } from '@vitrine/contract'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { defaultOf } from './defaults.ts'
import { useDraft } from './draft.ts'
import { useEngine } from './engine-context.ts'
import { toFieldPathId } from './field-id.ts'
import { valueAt } from './path.ts'
import { emptyItem, isExtra, type JsonSchema } from './schema.ts'
import { SchemaNode } from './schema-node.tsx'

/** Parts whose names the person gives, and parts the schema has no place for: shown, and removable. */
export function ExtraProperties(props: FieldProps) {
  const { formData, registry, fieldPathId, uiSchema, disabled, readonly } = props
  const { t } = useTranslation()
  const engine = useEngine()
  const schema = props.schema as JsonSchema
  const locked = disabled || readonly
  const own = (name: string) => Object.hasOwn(schema.properties ?? {}, name) && !isExtra(schema.properties?.[name])
  // A block's id is ours and not the schema's.
  const isBlockId = (name: string) => name === 'id' && own('blockType')
  const isOpen =
    (schema.additionalProperties !== undefined && schema.additionalProperties !== false) || schema.patternProperties !== undefined
  const isClosed = schema.additionalProperties === false && !schema.patternProperties
  const names =
    isOpen || isClosed
      ? Object.keys(typeof formData === 'object' && formData !== null ? formData : {}).filter((name) => !own(name) && !isBlockId(name))
      : []
  if (names.length === 0 && !isOpen) return null

  const write = (entries: [string, unknown][]) => {
    // Made of entries, so that a name like __proto__ stays a name.
    engine.change(fieldPathId.path, Object.fromEntries(entries))
  }
  const entries = () => Object.entries((engine.valueAt(fieldPathId.path) as object | undefined) ?? {})
  const remove = (name: string) => {
    engine.flush()
    write(entries().filter(([each]) => each !== name))
  }
  const rename = (from: string, to: string) => {
    engine.flush()
    write(entries().map(([name, value]) => [name === from ? to : name, value]))
  }
  // The names of a pattern are given by the person; until they fit, the field is drawn as the first pattern has it.
  const [byPattern] = Object.values(schema.patternProperties ?? {})
  const schemaFor = (name: string) => {
    const known = valueAt(schema.properties, [name])
    const hasNoPattern = valueAt(known, ['type']) === 'null' && typeof schema.additionalProperties !== 'object'
    return ((hasNoPattern ? byPattern : known) ?? {}) as RJSFSchema
  }
  const newValue = () => {
    const added = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : (byPattern ?? { type: 'string' })
    return defaultOf(added as JsonSchema, engine.resolve) ?? emptyItem(engine.resolve(added as JsonSchema)) ?? ''
  }
  return (
    <Box sx={{ gridColumn: 'span 12', display: 'grid', rowGap: 1.25 }}>
      {names.map((name, place) => (
        <Row
          // By place and not by name: a row that is renamed keeps the focus.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={place}
          name={name}
          locked={locked ?? false}
          isUnknown={isClosed}
          isTaken={(to) => to === '' || !isSafeName(to) || (to !== name && (names.includes(to) || own(to)))}
          onRename={(to) => rename(name, to)}
          onRemove={() => remove(name)}
        >
          <SchemaNode
            {...props}
            name={name}
            schema={schemaFor(name)}
            uiSchema={uiSchema?.additionalProperties}
            formData={valueAt(formData, [name])}
            fieldPathId={toFieldPathId(registry.globalFormOptions.idPrefix, [...fieldPathId.path, name])}
            required={false}
          />
        </Row>
      ))}
      {isOpen && !locked && (
        <Button
          size="small"
          startIcon={<Plus aria-hidden size={16} strokeWidth={1.75} />}
          sx={{ justifySelf: 'start' }}
          onClick={() => {
            engine.flush()
            write([...entries(), [freeName(t('forms.extra.newName'), names), newValue()]])
          }}
        >
          {t('forms.extra.add')}
        </Button>
      )}
    </Box>
  )
}

function freeName(wanted: string, taken: readonly string[]): string {
  let name = wanted
  for (let number = 2; taken.includes(name); number += 1) name = `${wanted} ${number}`
  return name
}

type RowProps = {
  name: string
  locked: boolean
  isUnknown: boolean
  isTaken(name: string): boolean
  onRename(name: string): void
  onRemove(): void
  children: React.ReactNode
}

function Row({ name, locked, isUnknown, isTaken, onRename, onRemove, children }: RowProps) {
  const { t } = useTranslation()
  const id = useId()
  const [{ of, draft }, setWritten] = useState({ of: name, draft: name })
  const setDraft = (text: string) => setWritten({ of: name, draft: text })
  if (of !== name) setDraft(name)
  const refused = draft !== name && isTaken(draft)
  // Renaming hands over what is written elsewhere first, which comes round to this name again.
  const isGiving = useRef(false)
  const give = () => {
    if (isGiving.current || draft === name) return
    isGiving.current = true
    if (refused) setDraft(name)
    else onRename(draft)
    isGiving.current = false
  }
  useDraft(give)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr auto', sm: '1fr 2fr auto' }, gap: 1, alignItems: 'end' }}>
      <Box>
        <Box component="label" htmlFor={id} sx={{ typography: 'subtitle2', display: 'block', mb: 0.625 }}>
          {isUnknown ? t('forms.extra.unknown') : t('forms.extra.name')}
        </Box>
        <OutlinedInput
          id={id}
          fullWidth
          value={draft}
          readOnly={locked || isUnknown}
          error={refused}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={give}
        />
      </Box>
      <Box sx={{ gridRow: { xs: 2, sm: 'auto' }, gridColumn: { xs: '1 / -1', sm: 'auto' }, minWidth: 0 }}>{children}</Box>
      {!locked && (
        <Tooltip title={t('forms.extra.remove', { name })}>
          <IconButton aria-label={t('forms.extra.remove', { name })} onClick={onRemove}>
            <Trash2 aria-hidden size={18} strokeWidth={1.75} />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  )
}
