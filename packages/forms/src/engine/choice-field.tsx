import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { type FieldProps, getUiOptions, type RJSFSchema } from '@rjsf/utils'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { branchOf, discriminatorOf, hasType } from './branches.ts'
import { defaultOf } from './defaults.ts'
import { useEngine, useGeneration, useProblemAt } from './engine-context.ts'
import { FieldFrame } from './field-frame.tsx'
import { describedBy } from './field-notes.tsx'
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
  const generation = useGeneration(engine)
  const fresh = () => ({
    generation,
    branch: branchOf(branches, formData, engine.resolve, engine.passes),
    kept: new Map<number, unknown>(),
  })
  // The shape stays while its parts are written: halfway through, a value may look like another one.
  const [held, setHeld] = useState(fresh)
  const choice = held.generation === generation && held.branch < branches.length ? held : fresh()
  if (choice !== held) setHeld(choice)
  const chosen = constantBranch(branches, formData) ?? choice.branch
  const branch = branches[chosen]

  const choose = (next: number) => {
    const target = branches[next]
    if (!target || next === chosen) return
    engine.flush()
    const before = engine.valueAt(fieldPathId.path)
    choice.kept.set(chosen, before)
    const value = valueIn(target, choice.kept.get(next), before, branches, (each) => defaultOf(each, engine.resolve))
    setHeld({ ...choice, branch: next })
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
    <Box sx={{ display: 'grid', rowGap: 1.25, mt: schema.properties ? 1.75 : 0 }}>
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

/** The branch whose constant the value bears, if one does. */
function constantBranch(branches: readonly JsonSchema[], value: unknown): number | undefined {
  const discriminator = discriminatorOf(branches)
  const place = discriminator ? discriminator.constants.indexOf(valueAt(value, [discriminator.property])) : -1
  return place < 0 ? undefined : place
}

/** What was written for this shape before, with the parts that both have as they are now; else what is common, and the defaults. */
function valueIn(
  branch: JsonSchema,
  kept: unknown,
  before: unknown,
  branches: readonly JsonSchema[],
  defaults: (schema: JsonSchema) => unknown,
): unknown {
  const fresh = kept ?? defaults(branch)
  if (branch.type !== undefined && branch.type !== 'object') return kept ?? (hasType(branch, before) ? before : fresh)
  if (typeof before !== 'object' || before === null || Array.isArray(before)) return fresh ?? {}
  const constant = discriminatorOf(branches)?.property
  const named = new Set(branches.flatMap((each) => Object.keys(each.properties ?? {})))
  const common = Object.entries(before).filter(
    ([name]) => name !== constant && (!named.has(name) || Object.hasOwn(branch.properties ?? {}, name)),
  )
  return { ...(typeof fresh === 'object' ? fresh : {}), ...Object.fromEntries(common) }
}
