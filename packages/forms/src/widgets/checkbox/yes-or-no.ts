import { describedBy, type WidgetProps } from '../../engine/index.ts'

/** What a tick box and a switch are given alike. */
export const yesOrNo = (props: WidgetProps) => {
  const { id, name, value, schema, disabled, readOnly, error, autoFocus, onChange, onBlur } = props
  return {
    control: {
      id,
      name: `vitrine-${name}`,
      // What the server fills in for an absent value is what the person sees.
      checked: typeof value === 'boolean' ? value : schema.default === true,
      disabled,
      autoFocus,
      onChange: (_event: unknown, checked: boolean) => {
        if (!readOnly) onChange(checked)
      },
      onBlur,
    },
    input: {
      'aria-describedby': describedBy(props),
      'aria-invalid': error ? (true as const) : undefined,
      'aria-readonly': readOnly || undefined,
    },
  }
}
