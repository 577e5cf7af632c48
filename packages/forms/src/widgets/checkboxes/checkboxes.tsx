import MuiCheckbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import { isSame } from '@vitrine/contract'
import { describedBy, FieldFrame, type OptionsOf, useResolve, type WidgetProps } from '../../engine/index.ts'
import { type Choice, staleChoice, useChoices } from '../select/index.ts'
import type { checkboxesDefinition } from './definition.ts'
import { itemsOf } from './items.ts'
import { Locked } from './locked.tsx'

/** Any number of a few choices. */
export function Checkboxes(props: WidgetProps<OptionsOf<typeof checkboxesDefinition>>) {
  const { id, value, schema, options, required, disabled, readOnly, error, autoFocus, emptyValue, onChange, onBlur } = props
  const resolve = useResolve()
  const choices = useChoices(resolve(itemsOf(schema) ?? {}), options.labels)
  const chosen: readonly unknown[] = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
  // What the schema no longer has stays ticked until it is unticked.
  const past = chosen.flatMap((each) => staleChoice(choices, each) ?? [])

  const set = (choice: Choice, ticked: boolean) => {
    if (readOnly) return
    const others = chosen.filter((each) => !isSame(each, choice.value))
    const next = ticked ? inOrder([...others, choice.value], choices) : others
    // A list that may not be empty is left out when nothing is ticked.
    onChange(next.length === 0 && schema.minItems && !required ? emptyValue : next)
  }
  return (
    <FieldFrame {...props} labelledById>
      <Locked when={readOnly}>
        <FormGroup
          role="group"
          row={options.inline}
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy(props)}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) onBlur()
          }}
          sx={{ columnGap: 2 }}
        >
          {[...choices, ...past].map((choice, index) => (
            <FormControlLabel
              key={JSON.stringify(choice.value)}
              label={choice.name}
              disabled={disabled}
              control={
                <MuiCheckbox
                  {...(index === 0 ? { id } : {})}
                  name={`vitrine-${id}`}
                  autoFocus={autoFocus && index === 0}
                  checked={chosen.some((each) => isSame(each, choice.value))}
                  onChange={(_event, ticked) => set(choice, ticked)}
                  slotProps={{ input: { 'aria-invalid': error ? true : undefined, 'aria-readonly': readOnly || undefined } }}
                />
              }
              sx={{ mr: 0, my: { xs: 0, sm: -0.375 } }}
            />
          ))}
        </FormGroup>
      </Locked>
    </FieldFrame>
  )
}

/** As the schema lists them, so that ticking the same ones gives the same list; what it does not list stands last. */
function inOrder(values: readonly unknown[], choices: readonly Choice[]): unknown[] {
  const place = (value: unknown) => {
    const at = choices.findIndex((choice) => choice.value === value)
    return at < 0 ? choices.length : at
  }
  return values.toSorted((one, other) => place(one) - place(other))
}
