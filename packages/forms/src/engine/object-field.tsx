import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type FieldProps, getUiOptions, type RJSFSchema } from '@rjsf/utils'
import { Boundary } from './boundary.tsx'
import { configure } from './configuration.ts'
import { ConfigurationMessage } from './configuration-message.tsx'
import { useEngine, useProblemAt, useProblemCount, useReveals, useSought } from './engine-context.ts'
import { ExtraProperties } from './extra-properties.tsx'
import { FieldGrid } from './field-grid.tsx'
import { toFieldPathId } from './field-id.ts'
import { FieldNotes } from './field-notes.tsx'
import { useFormLanguages } from './languages.ts'
import { LeafField } from './leaf-field.tsx'
import { toPointer, valueAt } from './path.ts'
import { hasChoice, isExtra, type JsonSchema } from './schema.ts'
import { SchemaNode } from './schema-node.tsx'
import { summaryOf } from './summary.ts'
import { useUnknownTemplateWarning } from './unknown-template.ts'
import { visuallyHidden } from './visually-hidden.ts'
import { inOrder } from './walk.ts'
import type { TemplateField, TemplateProps } from './widget.ts'
import { useWords } from './words.ts'

const spacingBetweenFields = 1.75

/** A node with parts, or the one widget that enters it as a whole. */
export function ObjectField(props: FieldProps) {
  const isWhole = getUiOptions(props.uiSchema).widget !== undefined || typeof props.schema['x-widget' as keyof RJSFSchema] === 'string'
  return isWhole ? <LeafField {...props} /> : <Parts {...props} />
}

/**
 * Ours and not RJSF's, which brings a Markdown parser along to say in English what is wrong with `ui:order`, and would
 * draw an unknown template name as an HTML tag.
 */
function Parts({ uiSchema = {}, name, formData, ...props }: FieldProps) {
  const { registry, disabled = false, readonly = false, onChange, onBlur, onFocus } = props
  const engine = useEngine()
  const words = useWords()
  const { locale } = useFormLanguages()
  const reveals = useReveals(engine.state)
  const schema = props.schema as JsonSchema
  const options = getUiOptions(uiSchema) as Record<string, unknown>
  const fieldPathId = props.childFieldPathId ?? props.fieldPathId
  const pointer = toPointer(fieldPathId.path)
  const problems = useProblemCount(engine, pointer)
  const problem = useProblemAt(engine, pointer)
  const sought = useSought(engine, pointer)
  const isRoot = fieldPathId.path.length === 0
  const title = isRoot && !options.title && !schema.title ? '' : words.label(name, options.title, schema.title)
  const template = typeof options.template === 'string' ? engine.templates.get(options.template) : undefined
  useUnknownTemplateWarning(options.template, template !== undefined, 'form')

  const entries = Object.entries(schema.properties ?? {})
  const fields = inOrder(
    entries.filter(([, part]) => !isExtra(part)),
    options.order,
  ).map(([part, partSchema]): TemplateField => {
    const partOptions = getUiOptions(uiSchema[part]) as Record<string, unknown>
    const node = engine.resolve(partSchema as JsonSchema)
    return {
      name: part,
      pointer: pointer + toPointer([part]),
      title: words.label(part, partOptions.title, node?.title),
      content: (
        <SchemaNode
          name={part}
          schema={partSchema as RJSFSchema}
          uiSchema={uiSchema[part]}
          formData={valueAt(formData, [part])}
          fieldPathId={toFieldPathId(registry.globalFormOptions.idPrefix, [...fieldPathId.path, part])}
          required={schema.required?.includes(part) ?? false}
          disabled={disabled}
          readonly={readonly}
          onChange={onChange}
          onBlur={onBlur}
          onFocus={onFocus}
          registry={registry}
        />
      ),
    }
  })
  const extra = <ExtraProperties {...props} name={name} uiSchema={uiSchema} formData={formData} fieldPathId={fieldPathId} />
  // What only chooses between shapes has nothing of its own to draw.
  if (fields.length === 0 && hasChoice(schema)) return null

  const view: TemplateProps = {
    id: fieldPathId.$id,
    title,
    description: words.text(options.description ?? schema.description),
    options: {},
    spacing: isSpacing(options.spacing) ? options.spacing : spacingBetweenFields,
    fields: [...fields, { name: '', pointer, title: '', content: extra }],
    problems,
    reveals,
    sought,
    summary: summaryOf(formData, locale),
  }
  const notes = problem && <FieldNotes id={fieldPathId.$id} error={words.problem(problem)} />
  if (!template)
    return (
      <>
        {isRoot && !view.title && !view.description ? <FieldGrid {...view} /> : <Plain {...view} isNamed={options.isNamed === true} />}
        {notes}
      </>
    )
  const configured = configure(template.definition, schema, options, engine.resolve)
  if ('faults' in configured) return <ConfigurationMessage label={title} messages={configured.faults} />
  const broken = <ConfigurationMessage label={title} messages={[{ key: 'forms.configuration.broken' }]} />
  return (
    <Boundary fallback={broken} resetBy={schema}>
      <template.View {...view} options={configured.options} />
      {notes}
    </Boundary>
  )
}

const isSpacing = (spacing: unknown): spacing is number => typeof spacing === 'number' && spacing >= 0 && spacing <= 12

function Plain({ isNamed, ...view }: TemplateProps & { isNamed: boolean }) {
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      {view.title && (
        <Typography component="legend" variant="h4" sx={isNamed ? visuallyHidden : { p: 0, mb: 1 }}>
          {view.title}
        </Typography>
      )}
      {view.description && (
        <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
          {view.description}
        </Typography>
      )}
      <FieldGrid {...view} />
    </Box>
  )
}
