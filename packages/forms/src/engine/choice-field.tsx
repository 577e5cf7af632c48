import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { type FieldProps, getUiOptions, type RJSFSchema } from '@rjsf/utils'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { branchOf, discriminatorOf, hasType } from './branches.ts'
import { defaultOf } from './defaults.ts'
import { useEngine, useProblemAt } from './engine-context.ts'
import { FieldFrame } from './field-frame.tsx'
import { describedBy } from './field-notes.tsx'
import { isSame } from './is-same.ts'
import { toPointer, valueAt } from './path.ts'
import type { JsonSchema } from './schema.ts'
import { SchemaNode } from './schema-node.tsx'
import { useWords } from './words.ts'

/** One of several shapes (`oneOf`, `anyOf`): the person chooses, and what was written for another shape is kept for a return. */
export function ChoiceField(props: FieldProps) {
  const { name, uiSchema = {}, formData, fieldPathId, required, disabled = false, readonly = false } = props
  const { t } = useTranslation()
  const engine = useEngine()
  const words = useWords()
  const schema = props.schema as JsonSchema
  const key = schema.oneOf ? 'oneOf' : 'anyOf'
  const branches = useMemo(() => (schema[key] ?? []).map((each) => engine.resolve(each as JsonSchema)), [schema, key, engine])
  const options = getUiOptions(uiSchema) as Record<string, unknown>
  const pointer = toPointer(fieldPathId.path)
  const problem = useProblemAt(engine, pointer)
  const kept = useRef(new Map<number, unknown>())
  // What the value looks like decides, except right after a choice that the new value does not show yet.
  const [choice, setChoice] = useState<{ branch: number; of: unknown } | undefined>(undefined)
  const chosen = choice && isSame(choice.of, formData) ? choice.branch : branchOf(branches, formData, engine.resolve, engine.passes)
  const branch = branches[chosen]

  const choose = (next: number) => {
    const target = branches[next]
    if (!target || next === chosen) return
    engine.flush()
    const before = engine.valueAt(fieldPathId.path)
    kept.current.set(chosen, before)
    const value = kept.current.has(next)
      ? kept.current.get(next)
      : valueIn(target, before, (each) => defaultOf(each, engine.resolve), branches)
    setChoice({ branch: next, of: value })
    engine.change(fieldPathId.path, value)
  }

  const id = `${fieldPathId.$id}-choice`
  // The form itself has neither a name nor a title.
  const label = words.label(name, options.title, schema.title) || t('forms.choice.name')
  const uiBranches = uiSchema[key]
  const branchTitle = words.text(branch?.title) ?? label
  const branchSchema = useMemo(() => branch && (withType(branch, schema) as RJSFSchema), [branch, schema])
  const branchUi = useMemo(
    () => ({ ...(Array.isArray(uiBranches) ? uiBranches[chosen] : uiSchema), 'ui:title': branchTitle, ...hiddenConstant(branches) }),
    [uiBranches, uiSchema, chosen, branchTitle, branches],
  )
  const error = problem && words.problem(problem)
  const view = { id, label, error, required: required ?? false, disabled, readOnly: readonly, description: words.text(schema.description) }
  return (
    <Box sx={{ display: 'grid', rowGap: 1.25 }}>
      <FieldFrame {...view} labelledById>
        <Select
          labelId={`${id}-label`}
          value={String(chosen)}
          disabled={disabled}
          readOnly={readonly}
          error={Boolean(error)}
          onChange={(event) => choose(Number(event.target.value))}
          SelectDisplayProps={{ id, 'aria-describedby': describedBy(view) }}
        >
          {branches.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a schema do not change places
            <MenuItem key={index} value={String(index)}>
              {words.text(each.title) ?? nameOf(each) ?? t('forms.choice.option', { number: index + 1 })}
            </MenuItem>
          ))}
        </Select>
      </FieldFrame>
      {branchSchema && branchSchema.type !== 'null' && (
        <Box sx={{ pl: 1.75, borderLeft: 2, borderColor: 'divider' }}>
          <SchemaNode {...props} schema={branchSchema} uiSchema={branchUi} />
        </Box>
      )}
    </Box>
  )
}

/** A shape that gives no type of its own has that of the node around it. */
const withType = (branch: JsonSchema, around: JsonSchema): JsonSchema =>
  branch.type === undefined && around.type !== undefined ? { ...branch, type: around.type } : branch

/** The constant that tells the shapes apart is chosen above. */
function hiddenConstant(branches: readonly JsonSchema[]): Record<string, unknown> {
  const discriminator = discriminatorOf(branches)
  return discriminator ? { [discriminator.property]: { 'ui:widget': 'hidden' } } : {}
}

function nameOf(branch: JsonSchema): string | undefined {
  const constant = Object.values(branch.properties ?? {})
    .map((part) => valueAt(part, ['const']))
    .find((each) => typeof each === 'string')
  return typeof constant === 'string' ? constant : branch.const === undefined ? undefined : String(branch.const)
}

/** What is common stays: the parts that the new shape has too, and a value of its type. */
function valueIn(branch: JsonSchema, before: unknown, defaults: (schema: JsonSchema) => unknown, branches: readonly JsonSchema[]): unknown {
  const fresh = defaults(branch)
  if (branch.type !== undefined && branch.type !== 'object') return hasType(branch, before) ? before : fresh
  if (typeof before !== 'object' || before === null || Array.isArray(before)) return fresh ?? {}
  const named = new Set(branches.flatMap((each) => Object.keys(each.properties ?? {})))
  const stays = Object.entries(before).filter(([name]) => !named.has(name) || Object.hasOwn(branch.properties ?? {}, name))
  return { ...Object.fromEntries(stays), ...(typeof fresh === 'object' ? fresh : {}) }
}
