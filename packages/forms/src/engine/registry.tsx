import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js'
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import { createSchemaUtils, englishStringTranslator, type FieldProps, getUiOptions, type Registry, type RJSFSchema } from '@rjsf/utils'
import { Boundary } from './boundary.tsx'
import { ConfigurationMessage } from './configuration-message.tsx'
import { FieldCell, ObjectLayout } from './layout.tsx'
import { LeafField } from './leaf-field.tsx'
import type { JsonSchema } from './schema.ts'
import type { Validator } from './validator.ts'
import { useWords } from './words.ts'

/** RJSF walks the schema; what it meets there is drawn by us. Nothing outside this folder knows its types. */
export function createRegistry(schema: JsonSchema, validator: Validator, idPrefix: string): Registry {
  const rootSchema = schema as RJSFSchema
  return {
    rootSchema,
    schemaUtils: createSchemaUtils(validator.forRjsf, rootSchema, { emptyObjectFields: 'skipDefaults', constAsDefaults: 'never' }),
    fields: {
      SchemaField: SafeSchemaField,
      ObjectField,
      StringField: LeafField,
      NumberField: LeafField,
      BooleanField: LeafField,
      NullField: LeafField,
      ArrayField: ListField,
      AnyOfField: UnsupportedField,
      OneOfField: UnsupportedField,
      FallbackField: UnsupportedField,
      CyclicSchemaField: UnsupportedField,
    },
    // RJSF's own theme stays out of the bundle: only the templates that its SchemaField and ObjectField reach are there.
    templates: {
      FieldTemplate: FieldCell,
      ObjectFieldTemplate: ObjectLayout,
      DescriptionFieldTemplate: Nothing,
      FieldHelpTemplate: Nothing,
      FieldErrorTemplate: Nothing,
    } as unknown as Registry['templates'],
    widgets: {},
    formContext: {},
    translateString: englishStringTranslator,
    globalFormOptions: { idPrefix, idSeparator: '_' },
  }
}

const Nothing = () => null

/** An unresolvable `$ref` throws in RJSF; it must not take the other fields with it. */
function SafeSchemaField(props: FieldProps) {
  return (
    <Boundary fallback={<Message {...props} messageKey="forms.configuration.broken" />} resetBy={props.schema}>
      <SchemaField {...props} />
    </Boundary>
  )
}

const ListField = (props: FieldProps) => (getUiOptions(props.uiSchema).widget ? <LeafField {...props} /> : <UnsupportedField {...props} />)

const UnsupportedField = (props: FieldProps) => <Message {...props} messageKey="forms.configuration.unsupported" />

function Message({ name, uiSchema, schema, messageKey }: FieldProps & { messageKey: string }) {
  const words = useWords()
  const label = words.label(name, getUiOptions(uiSchema).title, schema.title)
  return <ConfigurationMessage label={label} messages={[{ key: messageKey }]} />
}
