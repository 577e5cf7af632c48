import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  ConfigurationMessage,
  describedBy,
  FieldFrame,
  isNullable,
  isOfType,
  LockMark,
  type OptionsOf,
  useWords,
  type WidgetProps,
} from '../../engine/index.ts'
import { useFormServices } from '../../services.ts'
import type { entityPickerDefinition } from './definition.ts'
import { type Entity, type EntityType, entityTypes } from './service.ts'
import { useChosenEntity, useEntityList } from './use-entities.ts'

type PickerProps = WidgetProps<OptionsOf<typeof entityPickerDefinition>>

export function EntityPicker(props: PickerProps) {
  const type = entityTypes.find((each) => each === props.options.type)
  if (!type) return <ConfigurationMessage label={props.label} messages={[{ key: 'kioForm.widgets.EntityPicker.unsupportedType' }]} />
  return <Picker {...props} type={type} />
}

/** A row that is no record: it asks for the next page, or again after a failure. */
type Row = Entity & { asks?: 'more' | 'retry' }
const moreRow: Row = { id: ' more', title: '', asks: 'more' }
const retryRow: Row = { id: ' retry', title: '', asks: 'retry' }

function Picker({ type, ...props }: PickerProps & { type: EntityType }) {
  const { id, name, label, value, schema, options, required, disabled, readOnly, error, autoFocus, emptyValue, onChange, onBlur } = props
  const { t } = useTranslation()
  const words = useWords()
  const { entities } = useFormServices()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState<string>()
  const list = useEntityList(entities, type, text ?? '', isOpen)
  const chosen = useChosenEntity(entities, type, value, list.items)
  const isSet = typeof value === 'number' || (typeof value === 'string' && value !== '')
  const current: Row | null = isSet ? (chosen.entity ?? { id: value, title: String(value) }) : null
  const rows: Row[] = [...list.items, ...(list.hasMore ? [moreRow] : []), ...(list.failed ? [retryRow] : [])]
  const note = noteOf()

  function noteOf(): string | undefined {
    if (!entities) return t('forms.entityPicker.notConnected')
    if (isSet && chosen.state === 'unknown') return t('forms.entityPicker.unknown', { id: value })
    if (isSet && chosen.state === 'failed') return t('forms.entityPicker.nameFailed')
    return undefined
  }

  const choose = (row: Row | null) => {
    if (row?.asks === 'more') return list.more()
    if (row?.asks === 'retry') return list.retry()
    setText(undefined)
    setOpen(false)
    if (!row) return onChange(emptyValue)
    // The list may carry numbers as text; the schema says what is stored.
    onChange(isOfType(schema, 'integer') ? Number(row.id) : String(row.id))
  }

  return (
    <FieldFrame {...props} description={[note, props.description].filter(Boolean).join(' ') || undefined}>
      <Autocomplete<Row, false, boolean>
        id={id}
        options={rows}
        value={current}
        disabled={disabled}
        readOnly={readOnly}
        disableClearable={required && !isNullable(schema)}
        open={isOpen && Boolean(entities)}
        onOpen={() => setOpen(true)}
        onClose={(_event, reason) => {
          // Asking for more keeps the list open.
          if (reason !== 'selectOption') setOpen(false)
        }}
        disableCloseOnSelect
        handleHomeEndKeys
        filterOptions={(all) => all}
        getOptionLabel={(row) => row.title}
        getOptionKey={(row) => row.id}
        isOptionEqualToValue={(row, other) => String(row.id) === String(other.id)}
        inputValue={text ?? current?.title ?? ''}
        onInputChange={(_event, written, reason) => {
          if (reason === 'input') setText(written)
          if (reason === 'blur' || reason === 'clear') setText(undefined)
        }}
        onChange={(_event, row) => choose(row)}
        onBlur={() => {
          setText(undefined)
          onBlur()
        }}
        loading={list.isLoading}
        loadingText={t('forms.entityPicker.loading')}
        noOptionsText={text ? t('search.noHits') : t('forms.entityPicker.empty')}
        clearText={t('forms.entityPicker.clear', { label })}
        openText={t('forms.entityPicker.open', { label })}
        closeText={t('forms.entityPicker.close', { label })}
        slotProps={{ listbox: { 'aria-label': label } }}
        renderOption={({ key, ...row }, { title, caption, asks }) => (
          <Box component="li" key={key} {...row}>
            {asks ? (
              <Box component="span" sx={{ color: asks === 'retry' ? 'error.main' : 'primary.main', fontWeight: 600 }}>
                {asks === 'more' ? t('forms.entityPicker.more') : t('forms.entityPicker.failed')}
              </Box>
            ) : (
              <Box sx={{ minWidth: 0 }}>
                <Box sx={{ overflowWrap: 'anywhere' }}>{title}</Box>
                {caption && <Box sx={{ typography: 'caption', color: 'text.tertiary' }}>{caption}</Box>}
              </Box>
            )}
          </Box>
        )}
        renderInput={({ slotProps: { input, htmlInput } }) => (
          <OutlinedInput
            {...input}
            name={`vitrine-${name}`}
            fullWidth
            autoFocus={autoFocus}
            disabled={disabled}
            readOnly={readOnly}
            error={Boolean(error)}
            required={required}
            placeholder={words.text(options.placeholder) ?? t('forms.entityPicker.none')}
            sx={readOnly ? readOnlyStyles : {}}
            endAdornment={
              readOnly ? (
                <InputAdornment position="end">
                  <LockMark />
                </InputAdornment>
              ) : (
                input.endAdornment
              )
            }
            slotProps={{ input: { ...htmlInput, 'aria-describedby': describedBy({ ...props, description: note ?? props.description }) } }}
          />
        )}
      />
    </FieldFrame>
  )
}

// The theme's own rule for read-only inputs leaves out those that have a role, as this one has.
const readOnlyStyles = {
  '&&&': { bgcolor: 'surface.sunken', color: 'text.secondary', pr: 1 },
  '&:not(.Mui-focused) .MuiOutlinedInput-notchedOutline': { borderColor: 'divider' },
}
