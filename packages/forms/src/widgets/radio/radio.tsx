import FormControlLabel from '@mui/material/FormControlLabel'
import MuiRadio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { describedBy, FieldFrame, isNullable, type OptionsOf, type WidgetProps } from '../../engine/index.ts'
import { Locked } from '../checkboxes/index.ts'
import { staleChoice, useChoices } from '../select/index.ts'
import type { radioDefinition } from './definition.ts'

const none = 'none'
const stale = 'stale'

/** One of a few choices, all in sight. A choice goes by its place in the list, since MUI's group holds strings. */
export function Radio(props: WidgetProps<OptionsOf<typeof radioDefinition>>) {
  const { id, value, schema, options, required, disabled, readOnly, error, autoFocus, emptyValue, onChange, onBlur } = props
  const { t } = useTranslation()
  const group = useRef<HTMLDivElement>(null)
  const choices = useChoices(schema, options.labels)
  const past = staleChoice(choices, value)
  const place = choices.findIndex((choice) => choice.value === value)
  const mayBeNone = isNullable(schema) || !required
  const chosen = place >= 0 ? String(place) : past ? stale : none
  const rows = [
    ...(mayBeNone ? [{ at: none, text: t('forms.select.none'), off: false }] : []),
    ...choices.map(({ name: text }, index) => ({ at: String(index), text, off: false })),
    ...(past ? [{ at: stale, text: past.name, off: true }] : []),
  ]

  return (
    <FieldFrame {...props} labelledById>
      <Locked when={readOnly}>
        <RadioGroup
          ref={group}
          row={options.inline}
          // Not a radio's to have: faults and help belong to the whole group, and the focus sent here goes on to the choice.
          tabIndex={-1}
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy(props)}
          aria-invalid={error ? true : undefined}
          aria-readonly={readOnly || undefined}
          aria-required={required || undefined}
          name={`vitrine-${id}`}
          value={chosen}
          onFocus={(event) => {
            if (event.target !== event.currentTarget) return
            event.currentTarget.querySelector<HTMLInputElement>('input:checked, input:not(:disabled)')?.focus()
          }}
          onBlur={(event) => {
            if (!group.current?.contains(event.relatedTarget)) onBlur()
          }}
          onChange={(_event, at) => {
            if (!readOnly) onChange(at === none ? emptyValue : choices[Number(at)]?.value)
          }}
          sx={{ columnGap: 2, '&:focus': { outline: 'none' } }}
        >
          {rows.map(({ at, text, off }, index) => (
            <FormControlLabel
              key={at}
              value={at}
              label={text}
              disabled={disabled || off}
              control={<MuiRadio {...(index === 0 ? { id } : {})} autoFocus={autoFocus && index === 0} />}
              sx={{ mr: 0, my: { xs: 0, sm: -0.375 }, color: at === none ? 'text.tertiary' : 'text.primary' }}
            />
          ))}
        </RadioGroup>
      </Locked>
    </FieldFrame>
  )
}
