import Box from '@mui/material/Box'
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import { type FieldProps, type FieldTemplateProps, getUiOptions } from '@rjsf/utils'
import { Boundary } from './boundary.tsx'
import { ConfigurationMessage } from './configuration-message.tsx'
import { useWords } from './words.ts'

/** A schema that RJSF cannot read (a `$ref` that leads nowhere) must not take the other fields with it. */
export function SafeSchemaField(props: FieldProps) {
  return (
    <Boundary fallback={<NodeMessage {...props} messageKey="forms.configuration.broken" />} resetBy={props.schema}>
      <SchemaField {...props} />
    </Boundary>
  )
}

/** One cell of the grid of twelve columns. */
export function FieldCell({ hidden, uiSchema, children }: FieldTemplateProps) {
  if (hidden) return null
  const { columns } = getUiOptions(uiSchema) as Record<string, unknown>
  const span = typeof columns === 'number' && Number.isInteger(columns) && columns >= 1 && columns <= 12 ? columns : 12
  return <Box sx={{ gridColumn: { xs: 'span 12', sm: `span ${span}` }, minWidth: 0 }}>{children}</Box>
}

export const UnsupportedField = (props: FieldProps) => <NodeMessage {...props} messageKey="forms.configuration.unsupported" />

function NodeMessage({ name, uiSchema, schema, messageKey }: FieldProps & { messageKey: string }) {
  const words = useWords()
  const title = getUiOptions(uiSchema).title ?? schema.title
  return <ConfigurationMessage label={name || title ? words.label(name, title) : ''} messages={[{ key: messageKey }]} />
}
