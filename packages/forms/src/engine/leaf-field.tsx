import { type FieldProps, getUiOptions } from '@rjsf/utils'
import { useCallback, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Boundary } from './boundary.tsx'
import { ConfigurationMessage } from './configuration-message.tsx'
import { type Engine, useEngine, useProblemAt } from './engine-context.ts'
import { toPointer } from './path.ts'
import { usePendingValue, usualPauseMs } from './pending-value.ts'
import { choicesOf, emptyValueOf, isOfType, type JsonSchema } from './schema.ts'
import type { Widget, WidgetProps } from './widget.ts'
import { useWords } from './words.ts'

/** A value without parts: finds its widget, checks that it fits, and hands it plain props. */
export function LeafField({ schema: rjsfSchema, uiSchema, name, ...props }: FieldProps) {
  const engine = useEngine()
  const words = useWords()
  const schema = rjsfSchema as JsonSchema
  const options = getUiOptions(uiSchema) as Record<string, unknown>
  const label = words.label(name, options.title, schema.title)

  const asked = options.widget === undefined ? widgetFor(schema, engine.resolve) : String(options.widget)
  const widget = engine.widgets.get(asked)
  if (!widget)
    return <ConfigurationMessage label={label} messages={[{ key: 'forms.configuration.unknownWidget', params: { name: asked } }]} />
  const faults = [...new Set(widget.definition.check(schema, engine.resolve))]
  if (faults.length > 0) return <ConfigurationMessage label={label} messages={faults.map((key) => ({ key }))} />
  const parsed = widget.definition.options.safeParse(options)
  if (!parsed.success) {
    const params = { names: [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))].join(', ') }
    return <ConfigurationMessage label={label} messages={[{ key: 'forms.configuration.options', params }]} />
  }

  const broken = <ConfigurationMessage label={label} messages={[{ key: 'forms.configuration.broken' }]} />
  return (
    <Boundary fallback={broken} resetBy={rjsfSchema}>
      <Leaf
        engine={engine}
        widget={widget}
        path={props.fieldPathId.path}
        stored={props.formData}
        view={{
          id: props.fieldPathId.$id,
          name,
          label,
          description: words.text(options.description ?? schema.description),
          schema,
          options: parsed.data,
          required: props.required ?? false,
          disabled: props.disabled ?? false,
          readOnly: props.readonly ?? false,
          reason: words.text(options.reason),
          autoFocus: props.autofocus ?? false,
          emptyValue: emptyValueOf(schema, props.required ?? false),
        }}
      />
    </Boundary>
  )
}

/** The name of the widget that enters a value of this kind when the UI schema names none. */
function widgetFor(schema: JsonSchema, resolve: Engine['resolve']): string {
  if (isOfType(schema, 'array') && schema.uniqueItems && isListOfChoices(schema, resolve)) return 'Checkboxes'
  if (choicesOf(schema)) return 'Select'
  if (isOfType(schema, 'boolean')) return 'Toggle'
  if (isOfType(schema, 'number', 'integer')) return 'Number'
  return widgetByFormat.get(schema.format ?? '') ?? 'Text'
}

const widgetByFormat = new Map([
  ['color', 'Colour'],
  ['date', 'DateTime'],
  ['date-time', 'DateTime'],
  ['email', 'Email'],
  ['time', 'DateTime'],
  ['uri', 'Uri'],
])

const isListOfChoices = ({ items }: JsonSchema, resolve: Engine['resolve']) =>
  typeof items === 'object' && !Array.isArray(items) && choicesOf(resolve(items as JsonSchema)) !== undefined

type LeafProps = {
  engine: Engine
  widget: Widget
  path: (string | number)[]
  stored: unknown
  view: Omit<WidgetProps, 'value' | 'error' | 'onChange' | 'onBlur'>
}

function Leaf({ engine, widget: { definition, View }, path, stored, view }: LeafProps) {
  const { t } = useTranslation()
  const words = useWords()
  const pointer = toPointer(path)
  const problem = useProblemAt(engine, pointer)
  const { value, write, flush } = usePendingValue(stored, (written) => engine.change(path, written), engine.addTypist)
  useLayoutEffect(() => engine.state.addField(pointer), [engine.state, pointer])

  const locked = view.disabled || view.readOnly
  // While a fault is in sight nothing waits: it shall go as soon as it is mended.
  const pauseMs = definition.typed && !problem ? (definition.pauseMs ?? usualPauseMs) : 0
  const change = useCallback(
    (written: unknown) => {
      if (!locked) write(written, { pauseMs })
    },
    [locked, pauseMs, write],
  )
  const blur = useCallback(() => {
    flush()
    if (!locked) engine.blurred(pointer)
  }, [engine, flush, locked, pointer])

  // A form that is read-only as a whole says why once, above.
  const reason = view.reason ?? (view.readOnly && !engine.readOnly ? t('forms.readOnly') : undefined)
  return <View {...view} reason={reason} value={value} error={problem && words.problem(problem)} onChange={change} onBlur={blur} />
}
