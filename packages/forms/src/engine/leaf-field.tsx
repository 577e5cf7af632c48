import { type FieldProps, getUiOptions } from '@rjsf/utils'
import { useCallback, useEffect, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Boundary } from './boundary.tsx'
import { configure } from './configuration.ts'
import { ConfigurationMessage } from './configuration-message.tsx'
import { type Engine, useEngine, useProblemAt } from './engine-context.ts'
import { useLeafLanguage } from './leaf-language.ts'
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

  const language = useLeafLanguage()
  if (options.widget === undefined && schema.format === 'data-url')
    return <ConfigurationMessage label={label} messages={[{ key: 'forms.configuration.files' }]} />
  const asked = options.widget === undefined ? widgetFor(schema) : String(options.widget)
  const widget = engine.widgets.get(asked)
  if (!widget)
    return <ConfigurationMessage label={label} messages={[{ key: 'forms.configuration.unknownWidget', params: { name: asked } }]} />
  const configured = configure(widget.definition, schema, options, engine.resolve)
  if ('faults' in configured) return <ConfigurationMessage label={label} messages={configured.faults} />

  const broken = <ConfigurationMessage label={label} messages={[{ key: 'forms.configuration.broken' }]} />
  return (
    <Boundary
      fallback={broken}
      notLoaded={<ConfigurationMessage label={label} messages={[{ key: 'forms.notLoaded' }]} />}
      resetBy={rjsfSchema}
    >
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
          options: configured.options,
          required: props.required ?? false,
          disabled: props.disabled ?? false,
          readOnly: props.readonly ?? false,
          reason: words.text(options.reason),
          autoFocus: props.autofocus ?? false,
          emptyValue: emptyValueOf(schema, props.required ?? false),
          language,
        }}
      />
    </Boundary>
  )
}

/** The name of the widget that enters a value of this kind when the UI schema names none. */
function widgetFor(schema: JsonSchema): string {
  if (typeof schema['x-widget'] === 'string') return schema['x-widget']
  if (isOfType(schema, 'array')) return 'Checkboxes'
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
  ['html', 'RichText'],
  ['time', 'DateTime'],
  ['uri', 'Uri'],
])

type LeafProps = {
  engine: Engine
  widget: Widget
  path: (string | number)[]
  stored: unknown
  view: Omit<WidgetProps, 'value' | 'error' | 'onChange' | 'onBlur' | 'hold'>
}

function Leaf({ engine, widget: { definition, View }, path, stored, view }: LeafProps) {
  const { t } = useTranslation()
  const words = useWords()
  const pointer = toPointer(path)
  const problem = useProblemAt(engine, pointer, definition.whole)
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

  const hold = useCallback((key: string | undefined) => engine.hold(pointer, key), [engine, pointer])
  useEffect(() => () => engine.hold(pointer, undefined), [engine, pointer])

  // A form that is read-only as a whole says why once, above.
  const reason = view.reason ?? (view.readOnly && !engine.readOnly ? t('forms.readOnly') : undefined)
  return (
    <View {...view} reason={reason} value={value} error={problem && words.problem(problem)} onChange={change} onBlur={blur} hold={hold} />
  )
}
