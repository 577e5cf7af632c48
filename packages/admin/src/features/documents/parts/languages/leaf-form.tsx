import type { DocumentContent } from '@vitrine/contract'
import { Form, type FormHandle, type JsonSchema } from '@vitrine/forms'
import { type Ref, useMemo } from 'react'
import type { LanguageRow } from './language-rows.ts'

type Props = {
  row: LanguageRow
  definitions: Partial<Pick<JsonSchema, '$defs' | 'definitions'>>
  locales: readonly string[]
  target: string
  isReadOnly: boolean
  onChange: (texts: unknown) => void
  formRef: Ref<FormHandle>
}

/** One localised text, written with the same widget as in the whole form. */
export function LeafForm({ row, definitions, locales, target, isReadOnly, onChange, formRef }: Props) {
  const { schema: leaf, uiSchema: looks, value } = row.node
  const { label } = row
  const schema = useMemo(() => ({ type: 'object', properties: { text: leaf }, ...definitions }) as JsonSchema, [leaf, definitions])
  const uiSchema = useMemo(() => {
    const { columns: _columns, title: _title, ...options } = (looks['ui:options'] ?? {}) as Record<string, unknown>
    return { text: { ...looks, 'ui:options': options, 'ui:field': 'Localised', 'ui:title': label } }
  }, [looks, label])
  const whole = useMemo((): DocumentContent => (value === undefined ? {} : { text: value }), [value])
  return (
    <Form
      schema={schema}
      uiSchema={uiSchema}
      value={whole}
      onChange={(changed) => onChange((changed as DocumentContent).text)}
      locales={locales}
      locale={target}
      readOnly={isReadOnly}
      formRef={formRef}
    />
  )
}
