import { createSchemaUtils, deepEquals, englishStringTranslator, type Registry, type RJSFSchema, type SchemaUtilsType } from '@rjsf/utils'
import { ChoiceField } from './choice-field.tsx'
import { LeafField } from './leaf-field.tsx'
import { ListField } from './list-field.tsx'
import { createRetrieve } from './node-schema.ts'
import { NullField } from './null-field.tsx'
import { ObjectField } from './object-field.tsx'
import { createResolve } from './resolve.ts'
import { choicesOf, type JsonSchema } from './schema.ts'
import { FieldCell, SchemaNode, UnsupportedField } from './schema-node.tsx'
import type { Validator } from './validator.ts'
import type { Walker } from './walk.ts'

/** RJSF walks the schema; what it meets there is drawn by us. Nothing outside this folder knows its types. */
export function createRegistry(schema: JsonSchema, validator: Validator, idPrefix: string): { registry: Registry; walker: Walker } {
  const rootSchema = schema as RJSFSchema
  const rjsf = createSchemaUtils(validator.forRjsf, rootSchema, { emptyObjectFields: 'skipDefaults', constAsDefaults: 'never' })
  const resolve = createResolve(schema)
  const retrieve = createRetrieve(
    resolve,
    (node, value) => rjsf.retrieveSchema(node as RJSFSchema, value as never) as JsonSchema,
    deepEquals,
  )
  const walker: Walker = {
    resolve,
    retrieve,
    passes: (branch, value) => validator.forRjsf.isValid(branch as RJSFSchema, value as never, rootSchema),
  }
  // RJSF's own answers resolve everything below a node; ours stop at the node that is drawn.
  const schemaUtils: SchemaUtilsType = Object.assign(Object.create(rjsf) as SchemaUtilsType, {
    retrieveSchema: (node: RJSFSchema, value: unknown) => retrieve(node as JsonSchema, value) as RJSFSchema,
    isSelect: (node: RJSFSchema) => choicesOf(resolve(node as JsonSchema)) !== undefined,
    getDisplayLabel: () => false,
  })
  const registry: Registry = {
    rootSchema,
    schemaUtils,
    fields: {
      SchemaField: SchemaNode as unknown as Registry['fields'][string],
      ObjectField,
      StringField: LeafField,
      NumberField: LeafField,
      BooleanField: LeafField,
      NullField,
      ArrayField: ListField,
      AnyOfField: ChoiceField,
      OneOfField: ChoiceField,
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
    // SchemaNode decides what is drawn again.
    globalFormOptions: { idPrefix, idSeparator: '_', experimental_componentUpdateStrategy: 'always' },
  }
  return { registry, walker }
}

const Nothing = () => null
