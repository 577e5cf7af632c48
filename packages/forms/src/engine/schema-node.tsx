import Box from '@mui/material/Box'
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import { type FieldProps, type FieldTemplateProps, getUiOptions } from '@rjsf/utils'
import { problemOf } from '@vitrine/contract'
import { memo } from 'react'
import { Boundary } from './boundary.tsx'
import { ConfigurationMessage } from './configuration-message.tsx'
import { useEngine } from './engine-context.ts'
import { FieldHost } from './field-host.tsx'
import { LeafField } from './leaf-field.tsx'
import { Misfit } from './misfit.tsx'
import { hasNoMeaning, isMisfit, type JsonSchema } from './schema.ts'
import { useWords } from './words.ts'

/**
 * One node of a schema, drawn. It is drawn again only when something of its own changed: values share what did not
 * change, and its schema stays the same object.
 */
export const SchemaNode = memo(
  (props: FieldProps) => (
    <Boundary fallback={<NodeMessage {...props} messageKey="forms.configuration.broken" />} resetBy={props.schema}>
      <Node {...props} />
    </Boundary>
  ),
  (before, after) => compared.every((key) => before[key] === after[key]) && before.fieldPathId.$id === after.fieldPathId.$id,
)

const compared = ['schema', 'uiSchema', 'formData', 'name', 'required', 'disabled', 'readonly', 'registry', 'autofocus'] as const

function Node(props: FieldProps) {
  const engine = useEngine()
  const options = getUiOptions(props.uiSchema) as Record<string, unknown>
  if (options.widget === 'hidden' || (props.schema as unknown) === false) return null
  const schema = engine.resolve(props.schema as JsonSchema)
  const marker = problemOf(schema)
  if (marker)
    return (
      <Cell {...props}>
        <NodeMessage {...props} messageKey={marker.key} params={marker.params} pointer={marker.pointer} />
      </Cell>
    )
  const keepsMisfits = engine.widgets.get(String(options.widget ?? schema['x-widget']))?.definition.keepsMisfits
  if (!hasNoMeaning(schema) && !keepsMisfits && isMisfit(engine.retrieve(schema, props.formData), props.formData))
    return (
      <Cell {...props}>
        <Misfit {...props} />
      </Cell>
    )
  const named = options.field ?? (options.widget === undefined ? schema['x-field'] : undefined)
  if (named !== undefined) {
    const field = engine.fields.get(String(named))
    if (!field)
      return (
        <Cell {...props}>
          <NodeMessage {...props} messageKey="forms.configuration.unknownField" params={{ name: String(named) }} />
        </Cell>
      )
    return (
      <Cell {...props}>
        <FieldHost {...props} schema={schema as FieldProps['schema']} field={field} />
      </Cell>
    )
  }
  if (hasNoMeaning(schema)) {
    // Anything at all may stand here: it is written as it is.
    return (
      <Cell {...props}>
        <LeafField
          {...props}
          schema={asObject(schema)}
          uiSchema={options.widget === undefined ? { ...props.uiSchema, 'ui:widget': 'JsonEditor' } : props.uiSchema}
        />
      </Cell>
    )
  }
  return <SchemaField {...props} schema={schema as FieldProps['schema']} />
}

const asObject = (schema: unknown) => (typeof schema === 'object' ? schema : {}) as FieldProps['schema']

const Cell = ({ uiSchema, children }: Pick<FieldTemplateProps, 'uiSchema' | 'children'>) => (
  <FieldCell uiSchema={uiSchema}>{children}</FieldCell>
)

/** One cell of the grid of twelve columns. */
export function FieldCell({ hidden, uiSchema, children }: Pick<FieldTemplateProps, 'uiSchema' | 'children'> & { hidden?: boolean }) {
  if (hidden) return null
  const { columns, mark } = getUiOptions(uiSchema) as Record<string, unknown>
  const span = typeof columns === 'number' && Number.isInteger(columns) && columns >= 1 && columns <= 12 ? columns : 12
  const cell = { gridColumn: { xs: 'span 12', sm: `span ${span}` }, minWidth: 0 }
  if (typeof mark !== 'string') return <Box sx={cell}>{children}</Box>
  return (
    <Box sx={{ ...cell, p: 1.25, borderRadius: '10px', bgcolor: 'success.tint' }}>
      <Box component="span" sx={{ display: 'block', typography: 'body2', fontWeight: 600, color: 'success.main' }}>
        {mark}
      </Box>
      {children}
    </Box>
  )
}

export const UnsupportedField = (props: FieldProps) => <NodeMessage {...props} messageKey="forms.configuration.unsupported" />

type MessageProps = FieldProps & { messageKey: string; params?: Record<string, unknown>; pointer?: string }

function NodeMessage({ name, uiSchema, schema, messageKey, params, pointer }: MessageProps) {
  const words = useWords()
  const title = getUiOptions(uiSchema).title ?? schema.title
  return (
    <ConfigurationMessage
      label={name || title ? words.label(name, title) : ''}
      messages={[{ key: messageKey, params }]}
      pointer={pointer}
    />
  )
}
