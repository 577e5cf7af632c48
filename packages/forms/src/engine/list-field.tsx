import { type FieldProps, getUiOptions, type RJSFSchema } from '@rjsf/utils'
import { useCallback, useLayoutEffect, useMemo } from 'react'
import { newBlockId } from './block-id.ts'
import { Boundary } from './boundary.tsx'
import { configure } from './configuration.ts'
import { ConfigurationMessage } from './configuration-message.tsx'
import { useEngine, useProblemAt, useSought } from './engine-context.ts'
import { toFieldPathId } from './field-id.ts'
import { useItemKeys } from './item-keys.ts'
import { kindsOf } from './item-kinds.ts'
import { useFormLanguages } from './languages.ts'
import { LeafField } from './leaf-field.tsx'
import { newItem } from './new-item.ts'
import { toPointer, valueAt } from './path.ts'
import { choicesOf, type JsonSchema, type UiSchema } from './schema.ts'
import { SchemaNode } from './schema-node.tsx'
import { summaryOf } from './summary.ts'
import { useUnknownTemplateWarning } from './unknown-template.ts'
import { partOf } from './walk.ts'
import type { ItemKind, ListProps } from './widget.ts'
import { useWords } from './words.ts'

/** A node with items, or the one widget that enters them all. */
export function ListField(props: FieldProps) {
  const engine = useEngine()
  const { items, uniqueItems } = props.schema as JsonSchema
  const picksMany =
    uniqueItems === true &&
    typeof items === 'object' &&
    !Array.isArray(items) &&
    choicesOf(engine.resolve(items as JsonSchema)) !== undefined
  const isWhole = getUiOptions(props.uiSchema).widget !== undefined || picksMany || 'x-widget' in props.schema
  return isWhole ? <LeafField {...props} /> : <Items {...props} />
}

function Items(props: FieldProps) {
  const { name, uiSchema = {}, formData, registry, disabled = false, readonly = false, required = false } = props
  const engine = useEngine()
  const words = useWords()
  const { locale } = useFormLanguages()
  const schema = props.schema as JsonSchema
  const options = getUiOptions(uiSchema) as Record<string, unknown>
  const fieldPathId = props.childFieldPathId ?? props.fieldPathId
  const pointer = toPointer(fieldPathId.path)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list with the same steps is made on each draw
  const path = useMemo(() => fieldPathId.path, [pointer])
  const problem = useProblemAt(engine, pointer)
  const sought = useSought(engine, pointer)
  const title = words.label(name, options.title, schema.title)
  const fixed = Array.isArray(schema.items) ? schema.items.length : 0
  const stored: readonly unknown[] = Array.isArray(formData) ? formData : []
  // Positions that the schema describes one by one are there to be filled in, also when nothing is stored yet.
  const values = stored.length < fixed ? [...stored, ...Array.from({ length: fixed - stored.length }, () => undefined)] : stored
  const template = typeof options.template === 'string' ? engine.lists.get(options.template) : undefined
  useUnknownTemplateWarning(options.template, template !== undefined, 'list')
  useLayoutEffect(() => engine.state.addField(pointer), [engine.state, pointer])

  const kinds = useMemo((): ItemKind[] => {
    const items = partOf(schema, fixed) ?? (schema.items as JsonSchema | undefined)
    if (!items || typeof items !== 'object' || Array.isArray(items)) return []
    const found = kindsOf(items, engine.resolve)
    if (found.length === 0) return [{ name: '', property: '', title: words.text(engine.resolve(items).title) ?? title, schema: items }]
    return found.map((kind) => ({ ...kind, title: words.text(kind.title) ?? words.kind(kind.name) }))
  }, [schema, fixed, engine, words, title])
  const kindOf = useCallback((value: unknown) => kindAmong(kinds, value), [kinds])

  const { keysOf, splice } = useItemKeys(kinds[0]?.name !== '')
  const keys = keysOf(values)
  const current = useCallback(() => {
    engine.flush()
    engine.dropDrafts(toPointer(path))
    const value = engine.valueAt(path)
    return Array.isArray(value) ? [...value] : []
  }, [engine, path])
  const insert = useCallback(
    (value: unknown, at: number) => {
      const items = current()
      items.splice(at, 0, value)
      splice(at, 0, [`new-${newBlockId()}`])
      engine.change(path, items)
    },
    [current, engine, path, splice],
  )
  const remove = useCallback(
    (index: number) => {
      const items = current()
      const [removed] = items.splice(index, 1)
      splice(index, 1)
      engine.change(path, items)
      return removed
    },
    [current, engine, path, splice],
  )
  const move = useCallback(
    (from: number, to: number) => {
      const items = current()
      if (from === to || to < 0 || to >= items.length) return
      items.splice(to, 0, ...items.splice(from, 1))
      splice(to, 0, splice(from, 1))
      engine.change(path, items)
    },
    [current, engine, path, splice],
  )
  const add = useCallback(
    (kind: ItemKind, at?: number) => insert(newItem(kind, engine.resolve), at ?? current().length),
    [engine, insert, current],
  )

  // By its items: RJSF makes the UI schema around them anew on each draw.
  const uiItems = uiSchema.items
  const uiFor = useMemo(
    () => createUiForItems(uiItems, kinds, title, template?.definition.namesItems ?? false),
    [uiItems, kinds, title, template],
  )
  const { idPrefix } = registry.globalFormOptions
  const draw = useCallback(
    (index: number, value: unknown) => {
      const kind = kindAmong(kinds, value)
      const itemSchema = index < fixed ? partOf(schema, index) : (kind?.schema ?? partOf(schema, index))
      if (!itemSchema) return null
      return (
        <SchemaNode
          name={String(index)}
          schema={itemSchema as RJSFSchema}
          uiSchema={uiFor(index, kind, index < fixed ? itemSchema.title : undefined)}
          formData={value}
          fieldPathId={toFieldPathId(idPrefix, [...path, index])}
          required={index < fixed}
          disabled={disabled}
          readonly={readonly}
          onChange={ignore}
          onBlur={ignore}
          onFocus={ignore}
          registry={registry}
        />
      )
    },
    [schema, fixed, kinds, uiFor, idPrefix, path, disabled, readonly, registry],
  )

  const summary = useCallback((value: unknown) => summaryOf(value, locale), [locale])

  const view: ListProps = {
    id: fieldPathId.$id,
    title,
    description: words.text(options.description ?? schema.description),
    error: problem && words.problem(problem),
    reason: words.text(options.reason),
    required,
    options: {},
    items: values.map((value, index) => ({
      key: keys[index] ?? String(index),
      value,
      pointer: `${pointer}/${index}`,
      kind: kindOf(value),
    })),
    kinds,
    canChange: !disabled && !readonly,
    sought,
    isFull: schema.maxItems !== undefined && values.length >= schema.maxItems,
    mayRemove: values.length > Math.max(schema.minItems ?? 0, fixed),
    isFixed: (index) => index < fixed,
    draw,
    summaryOf: summary,
    add,
    insert,
    remove,
    move,
    faultsOf: (kind, value) => engine.faultsOf(kind.schema, value),
  }
  const drawn = template ?? engine.lists.get('Flat')
  if (!drawn) return null
  const configured = configure(drawn.definition, schema, options, engine.resolve)
  if ('faults' in configured) return <ConfigurationMessage label={title} messages={configured.faults} />
  const broken = <ConfigurationMessage label={title} messages={[{ key: 'forms.configuration.broken' }]} />
  return (
    <Boundary fallback={broken} resetBy={schema}>
      <drawn.View {...view} options={configured.options} />
    </Boundary>
  )
}

const ignore = () => undefined

function kindAmong(kinds: readonly ItemKind[], value: unknown): ItemKind | undefined {
  const [only] = kinds
  return only?.name === '' ? only : kinds.find((kind) => kind.name === valueAt(value, [kind.property]))
}

/** Which UI schema an item has; the same object each time, for rows that did not change are not drawn again. */
function createUiForItems(shared: unknown, kinds: readonly ItemKind[], title: string, areNamed: boolean) {
  const made = new Map<string, UiSchema>()
  return (index: number, kind: ItemKind | undefined, own: string | undefined): UiSchema => {
    const isBlock = kind !== undefined && kind.name !== ''
    const key = isBlock ? kind.name : String(index)
    const known = made.get(key)
    if (known) return known
    const branch = isBlock ? valueAt(shared, ['oneOf', kinds.indexOf(kind)]) : Array.isArray(shared) ? shared[index] : undefined
    const looks = (branch ?? (Array.isArray(shared) ? {} : shared) ?? {}) as UiSchema
    const ui = isBlock
      ? {
          ...looks,
          'ui:title': looks['ui:title'] ?? kind.title,
          'ui:isNamed': areNamed,
          [kind.property]: { 'ui:widget': 'hidden' },
          id: { 'ui:widget': 'hidden' },
        }
      : { ...looks, 'ui:title': looks['ui:title'] ?? own ?? `${kind?.title || title} ${index + 1}` }
    made.set(key, ui)
    return ui
  }
}
