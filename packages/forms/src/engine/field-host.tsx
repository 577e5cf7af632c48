import { type FieldProps, getUiOptions, type RJSFSchema } from '@rjsf/utils'
import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { configure } from './configuration.ts'
import { ConfigurationMessage } from './configuration-message.tsx'
import { useEngine, useProblemAt, useSought } from './engine-context.ts'
import { toFieldPathId } from './field-id.ts'
import { LeafLanguageProvider } from './leaf-language.ts'
import { toPointer, valueAt } from './path.ts'
import type { JsonSchema, UiSchema } from './schema.ts'
import { partOf } from './walk.ts'
import type { Field, PartLooks } from './widget.ts'
import { useWords } from './words.ts'

/** A node that a field gives its meaning: checks that it fits and lets it draw its parts. */
export function FieldHost({ field, ...props }: FieldProps & { field: Field }) {
  const { name, fieldPathId, formData, registry, disabled = false, readonly = false } = props
  const { t } = useTranslation()
  const engine = useEngine()
  const words = useWords()
  const schema = props.schema as JsonSchema
  const uiSchema = (props.uiSchema ?? {}) as UiSchema
  const options = getUiOptions(uiSchema) as Record<string, unknown>
  const label = words.label(name, options.title, schema.title)
  const pointer = toPointer(fieldPathId.path)
  const problem = useProblemAt(engine, pointer, field.definition.whole)
  const sought = useSought(engine, pointer)
  useLayoutEffect(() => engine.state.addField(pointer), [engine.state, pointer])

  const isReadOnly = readonly || schema.readOnly === true || options.readonly === true
  const configured = configure(field.definition, schema, options, engine.resolve)
  if ('faults' in configured) return <ConfigurationMessage label={label} messages={configured.faults} />

  // Through the registry, since a node draws fields and a field draws nodes.
  const Node = registry.fields.SchemaField
  const part = (partName: string, looks: PartLooks = {}) => {
    const partSchema = looks.schema ?? partOf(schema, partName)
    if (!partSchema || !Node) return null
    const path = toFieldPathId(registry.globalFormOptions.idPrefix, [...fieldPathId.path, partName])
    return (
      <LeafLanguageProvider value={looks.language}>
        <Node
          key={partName}
          {...props}
          name={partName}
          schema={partSchema as RJSFSchema}
          uiSchema={looks.uiSchema ?? (uiSchema[partName] as UiSchema | undefined)}
          formData={valueAt(formData, [partName])}
          fieldPathId={path}
          required={looks.required ?? schema.required?.includes(partName) ?? false}
          readonly={isReadOnly}
        />
      </LeafLanguageProvider>
    )
  }
  return (
    <field.View
      id={fieldPathId.$id}
      name={name}
      label={label}
      description={words.text(options.description ?? schema.description)}
      value={formData}
      schema={schema}
      uiSchema={uiSchema}
      options={configured.options}
      required={props.required ?? false}
      disabled={disabled || options.disabled === true}
      readOnly={isReadOnly}
      reason={words.text(options.reason) ?? (isReadOnly && !engine.readOnly ? t('forms.readOnly') : undefined)}
      error={problem && words.problem(problem)}
      autoFocus={props.autofocus ?? false}
      onChange={(value) => engine.change(fieldPathId.path, value)}
      sought={sought}
      pointer={pointer}
      resolve={engine.resolve}
      part={part}
    />
  )
}
