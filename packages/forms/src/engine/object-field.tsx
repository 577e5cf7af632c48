import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type FieldProps, getUiOptions, type RJSFSchema, toFieldPathId } from '@rjsf/utils'
import { useEffect } from 'react'
import { Boundary } from './boundary.tsx'
import { ConfigurationMessage } from './configuration-message.tsx'
import { useEngine, useProblemCount, useReveals } from './engine-context.ts'
import { FieldGrid } from './field-grid.tsx'
import { LeafField } from './leaf-field.tsx'
import { toPointer, valueAt } from './path.ts'
import type { JsonSchema } from './schema.ts'
import { SafeSchemaField } from './schema-field.tsx'
import type { TemplateProps } from './widget.ts'
import { useWords } from './words.ts'

const spacingBetweenFields = 1.75
const summaryParts = 3

/**
 * A node with parts. Ours and not RJSF's, which brings a Markdown parser along to say in English what is wrong with
 * `ui:order`, and would draw an unknown template name as an HTML tag.
 */
export function ObjectField(props: FieldProps) {
  // A widget may enter the parts as one: a place on a map.
  return getUiOptions(props.uiSchema).widget ? <LeafField {...props} /> : <ObjectParts {...props} />
}

function ObjectParts({ uiSchema = {}, schema, name, formData, ...props }: FieldProps) {
  const { registry, disabled, readonly, onChange, onBlur, onFocus } = props
  const engine = useEngine()
  const words = useWords()
  const reveals = useReveals(engine.state)
  const options = getUiOptions(uiSchema) as Record<string, unknown>
  const fieldPathId = props.childFieldPathId ?? props.fieldPathId
  const problems = useProblemCount(engine, toPointer(fieldPathId.path))
  const isRoot = fieldPathId.path.length === 0
  const title = isRoot && !options.title && !schema.title ? '' : words.label(name, options.title, schema.title)
  const template = typeof options.template === 'string' ? engine.templates.get(options.template) : undefined
  useUnknownTemplateWarning(options.template, template !== undefined)

  const view: TemplateProps = {
    id: fieldPathId.$id,
    title,
    description: words.text(options.description ?? schema.description),
    options: {},
    spacing: isSpacing(options.spacing) ? options.spacing : spacingBetweenFields,
    fields: inOrder(Object.entries(schema.properties ?? {}), options.order).map(([part, partSchema]) => ({
      name: part,
      content: (
        <SafeSchemaField
          name={part}
          schema={partSchema as RJSFSchema}
          uiSchema={uiSchema[part]}
          formData={valueAt(formData, [part])}
          fieldPathId={toFieldPathId(part, registry.globalFormOptions, fieldPathId)}
          required={schema.required?.includes(part) ?? false}
          disabled={disabled}
          readonly={readonly}
          onChange={onChange}
          onBlur={onBlur}
          onFocus={onFocus}
          registry={registry}
        />
      ),
    })),
    problems,
    reveals,
    summary: summaryOf(formData),
  }
  if (!template) return isRoot ? <FieldGrid {...view} /> : <Plain {...view} />

  const parsed = template.definition.options.safeParse(options)
  const faults = parsed.success
    ? template.definition.check(schema as JsonSchema, engine.resolve).map((key) => ({ key }))
    : [invalidOptions(parsed.error.issues)]
  if (!parsed.success || faults.length > 0) return <ConfigurationMessage label={title} messages={faults} />
  const broken = <ConfigurationMessage label={title} messages={[{ key: 'forms.configuration.broken' }]} />
  return (
    <Boundary fallback={broken} resetBy={schema}>
      <template.View {...view} options={parsed.data} />
    </Boundary>
  )
}

/** Those named first, in that order; `*` stands for the rest, which follows also where it is left out. */
function inOrder<Part>(parts: [string, Part][], order: unknown): [string, Part][] {
  if (!Array.isArray(order)) return parts
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.includes('*') ? order.indexOf('*') : order.length)
  return parts.toSorted(([one], [other]) => place(one) - place(other))
}

const isSpacing = (spacing: unknown): spacing is number => typeof spacing === 'number' && spacing >= 0 && spacing <= 12

const invalidOptions = (issues: readonly { path: readonly PropertyKey[] }[]) => ({
  key: 'forms.configuration.options',
  params: { names: [...new Set(issues.map(({ path }) => path.join('.')))].join(', ') },
})

function useUnknownTemplateWarning(template: unknown, isKnown: boolean) {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: FORM-02 wants the warning in the log
    if (template !== undefined && !isKnown) console.warn(`Unknown form template ${JSON.stringify(template)}: drawn as a plain layout`)
  }, [template, isKnown])
}

function Plain(view: TemplateProps) {
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h4" sx={{ p: 0, mb: 1 }}>
        {view.title}
      </Typography>
      {view.description && (
        <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
          {view.description}
        </Typography>
      )}
      <FieldGrid {...view} />
    </Box>
  )
}

function summaryOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  const words = Object.values(value).filter((part) => (typeof part === 'string' && part !== '') || typeof part === 'number')
  return words.slice(0, summaryParts).join(' · ')
}
