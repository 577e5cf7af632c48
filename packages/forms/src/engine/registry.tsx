import { createSchemaUtils, englishStringTranslator, type FieldProps, getUiOptions, type Registry, type RJSFSchema } from '@rjsf/utils'
import { LeafField } from './leaf-field.tsx'
import { ObjectField } from './object-field.tsx'
import type { JsonSchema } from './schema.ts'
import { FieldCell, SafeSchemaField, UnsupportedField } from './schema-field.tsx'
import type { Validator } from './validator.ts'

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
    // RJSF's own theme stays out of the bundle: only the templates that its SchemaField reaches are there.
    templates: {
      FieldTemplate: FieldCell,
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

const ListField = (props: FieldProps) => (getUiOptions(props.uiSchema).widget ? <LeafField {...props} /> : <UnsupportedField {...props} />)
