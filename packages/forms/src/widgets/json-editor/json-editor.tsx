import { isSame } from '@vitrine/contract'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describedBy, FieldBox, FieldFrame, type OptionsOf, type WidgetProps } from '../../engine/index.ts'
import type { jsonEditorDefinition } from './definition.ts'
import { JsonCode } from './json-code.tsx'
import { fromJsonText, isJson, keepingOf, toJsonText } from './json-text.ts'

type Draft = { text: string; means: unknown }

/** JSON in a form: a string that holds it, or an object or list that is written out. */
export function JsonEditor(props: WidgetProps<OptionsOf<typeof jsonEditorDefinition>>) {
  const { id, value, schema, options, disabled, readOnly, required, autoFocus, emptyValue, hold, heldDraft, onChange, onBlur } = props
  const { t } = useTranslation()
  const keeping = keepingOf(schema)
  // What was written stands as long as it still means the value: its lines and spaces are the person's.
  const [draft, setDraft] = useState<Draft | undefined>(heldDraft as Draft | undefined)
  const [isLeft, setLeft] = useState(true)
  const text = draft && isSame(draft.means, value) ? draft.text : toJsonText(value, keeping)

  const write = (written: string) => {
    const means = fromJsonText(written, keeping, emptyValue)
    setDraft({ text: written, means })
    onChange(means)
  }
  const error = isJson(text) ? (faultOf(options.findings) ?? props.error) : isLeft ? t('components.JsonEditor.parseError') : props.error

  const isBroken = !isJson(text)
  useEffect(() => hold(isBroken ? 'components.JsonEditor.parseError' : undefined, draft), [hold, isBroken, draft])

  function faultOf(findings: typeof options.findings): string | undefined {
    const first = findings.find(({ severity }) => severity === 'error')
    if (!first) return undefined
    return options.content === 'uiSchema' ? t('components.JsonEditor.uiSchemaValidationError', { detail: first.message }) : first.message
  }

  return (
    <FieldFrame {...props} error={error} labelledById>
      <FieldBox disabled={disabled} readOnly={readOnly} error={error}>
        <JsonCode
          id={id}
          value={text}
          onChange={(written) => {
            setLeft(false)
            write(written)
          }}
          onBlur={() => {
            setLeft(true)
            onBlur()
          }}
          labelledBy={`${id}-label`}
          describedBy={describedBy({ ...props, error })}
          isInvalid={Boolean(error)}
          isRequired={required}
          disabled={disabled}
          readOnly={readOnly}
          autoFocus={autoFocus}
          findings={options.findings}
          completions={options.completions}
          changes={options.changes}
        />
      </FieldBox>
    </FieldFrame>
  )
}
