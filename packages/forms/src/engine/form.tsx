import Stack from '@mui/material/Stack'
import { type FieldError, isSame, prepareSchema } from '@vitrine/contract'
import { useCallback, useId, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Engine, EngineProvider, type Typist } from './engine-context.ts'
import { toFieldPathId } from './field-id.ts'
import type { FormProps } from './form-props.ts'
import { createFormState, type FormState } from './form-state.ts'
import { useHeldEnter } from './held-enter.ts'
import { createHistory } from './history.ts'
import { FormLanguagesProvider } from './languages.ts'
import { canBeDrawn, compareInForm, type FormTree } from './layout-order.ts'
import { Notices } from './notices.tsx'
import { hasPlaceFor, isUnder, type Path, toPointer, valueAt, withValueAt } from './path.ts'
import { toPath } from './pointer.ts'
import { ProblemList } from './problem-list.tsx'
import type { Problem } from './problems.ts'
import { createRegistry } from './registry.tsx'
import type { JsonSchema } from './schema.ts'
import { SchemaNode } from './schema-node.tsx'
import { Seeking } from './seeking.tsx'
import { useUndoKeys } from './use-undo.ts'
import { createValidator } from './validator.ts'
import type { Field, ListTemplate, Template, Widget } from './widget.ts'

export type FormParts = {
  widgets: readonly Widget[]
  fields: readonly Field[]
  templates: readonly Template[]
  lists: readonly ListTemplate[]
}

/** A form over these widgets and templates; which ones there are is the list in `index.ts`. */
export function createForm(parts: FormParts) {
  const known = {
    widgets: byName(parts.widgets),
    fields: byName(parts.fields),
    templates: byName(parts.templates),
    lists: byName(parts.lists),
  }
  return function Form<Value extends object>(props: FormProps<Value>) {
    return <EngineForm {...props} known={known} />
  }
}

const byName = <Part extends { definition: { name: string } }>(parts: readonly Part[]) =>
  new Map(parts.map((part) => [part.definition.name, part]))

type Known = Pick<Engine, 'widgets' | 'fields' | 'templates' | 'lists'>

const noUiSchema = {}
const noLocales: readonly string[] = []

function EngineForm<Value extends object>(props: FormProps<Value> & { known: Known }) {
  const { uiSchema = noUiSchema, value, known, readOnly = false, disabled = false, serverErrors, formRef, id, children } = props
  const { locales = noLocales, locale, listsProblems = false } = props
  const prefix = useId()
  const element = useRef<HTMLFormElement>(null)
  // Several fields may be flushed in one go, before the first change has come back as a prop.
  const current = useRef(value)
  const latest = useRef({ ...props, readOnly, disabled })
  const schema = useMemo(() => prepareSchema(props.schema).schema as JsonSchema, [props.schema])
  const [{ validator, typists, history, held }] = useState(() => ({
    validator: createValidator(),
    held: new Map<string, { problem: Problem; draft: unknown }>(),
    typists: new Set<Typist>(),
    history: createHistory<Partial<Value>>(),
  }))
  const { registry, walker } = useMemo(() => createRegistry(schema, validator, prefix), [schema, validator, prefix])
  const tree = useMemo<FormTree>(
    () => ({
      schema,
      uiSchema,
      walker,
      get value() {
        return current.current
      },
    }),
    [schema, uiSchema, walker],
  )
  const treeNow = useRef(tree)
  const [state] = useState(() =>
    createFormState({
      compare: (one, other) => compareInForm(treeNow.current, one, other),
      canBeDrawn: (pointer) => canBeDrawn(treeNow.current, pointer),
    }),
  )
  const [broken, setBroken] = useState(false)
  const enterHeld = useHeldEnter()

  const check = useCallback(() => {
    const found = validator.findProblems(treeNow.current.schema, current.current, treeNow.current.walker)
    const problems = [...found.problems.filter(({ pointer }) => !held.has(pointer)), ...[...held.values()].map(({ problem }) => problem)]
    setBroken(found.broken)
    state.setProblems(problems)
    return problems.length === 0
  }, [validator, state, held])

  useLayoutEffect(() => {
    latest.current = { ...props, readOnly, disabled }
    treeNow.current = tree
  })
  // While drawing, not after: fields that go with the old value hand over what they hold, and must find the new one.
  const given = useRef(value)
  const isOther = useRef(false)
  if (given.current !== value) {
    given.current = value
    isOther.current ||= value !== current.current && !isSame(value, current.current)
    current.current = value
  }
  useLayoutEffect(() => {
    // A value from elsewhere (another record, a reload): a step back must not bring the old one.
    if (isOther.current) {
      isOther.current = false
      history.clear()
      held.clear()
      state.startOver()
    }
    current.current = value
    for (const typist of typists) typist.settle()
    if (state.countUnder('') > 0) check()
  }, [value, state, check, typists, history, held])

  const forgetServerErrors = usePlacedServerErrors(state, serverErrors)

  const put = useCallback(
    (next: Partial<Value>, pointer: string) => {
      current.current = next
      state.dropServerErrors(pointer)
      latest.current.onChange(next)
    },
    [state],
  )
  const change = useCallback(
    (path: Path, part: unknown, { isTyped = false, isLeaving = false }: { isTyped?: boolean; isLeaving?: boolean } = {}) => {
      const before = current.current
      // A field that goes because another record came, which has no such part, must not make one.
      if (isLeaving && isOther.current && !hasPlaceFor(before, path)) return
      const after = withValueAt(before, path, part) as Partial<Value>
      if (!isSame(valueAt(before, path), part)) history.record(before, after, path, isTyped)
      put(after, toPointer(path))
    },
    [history, put],
  )
  const flush = useCallback(() => {
    for (const typist of [...typists]) typist.flush()
    return current.current
  }, [typists])
  const step = useCallback(
    (which: 'undo' | 'redo') => {
      if (latest.current.readOnly || latest.current.disabled) return false
      const taken = history[which](flush())
      if (!taken) return false
      put(taken.value, '')
      state.startOver()
      // The value may be the very one that was drawn: a field still shows what it just handed over.
      for (const typist of typists) typist.settle()
      state.seek(taken.pointer)
      return true
    },
    [flush, history, put, state, typists],
  )
  const undo = useCallback(() => step('undo'), [step])
  const redo = useCallback(() => step('redo'), [step])
  const keys = useUndoKeys(element, undo, redo)
  const submit = useCallback(() => {
    const { onSubmit, readOnly: isReadOnly, disabled: isDisabled } = latest.current
    if (enterHeld.current || isReadOnly || isDisabled || !onSubmit) return
    flush()
    if (!check()) return state.showAll()
    state.hideAll()
    forgetServerErrors()
    onSubmit(current.current as Value)
  }, [check, enterHeld, flush, forgetServerErrors, state])
  const append = useCallback(
    (pointer: string, item: unknown) => {
      if (latest.current.readOnly || latest.current.disabled) return
      const path = toPath(pointer)
      const items = valueAt(flush(), path)
      const before = Array.isArray(items) ? items : []
      change(path, [...before, item])
      state.seek(pointer + toPointer([before.length]))
    },
    [change, flush, state],
  )
  const handle = useMemo(
    () => ({
      flush,
      submit,
      check() {
        flush()
        const isWell = check()
        state.show('')
        return isWell
      },
      focusFirstProblem: state.reveal,
      seek: state.seek,
      append,
      undo,
      redo,
    }),
    [flush, submit, check, state, append, undo, redo],
  )
  useImperativeHandle(formRef, () => handle, [handle])

  const engine = useMemo<Engine>(
    () => ({
      ...walker,
      ...known,
      state,
      readOnly,
      change,
      flush,
      valueAt: (path) => valueAt(current.current, path),
      faultsOf: (part, partValue) =>
        validator.findProblems({ ...part, $defs: schema.$defs, definitions: schema.definitions }, partValue, walker).problems,
      blurred(pointer) {
        check()
        state.show(pointer)
      },
      hold(pointer, key, draft) {
        if (key === undefined) held.delete(pointer)
        else held.set(pointer, { problem: { pointer, key, params: {} }, draft })
        if (state.countUnder(pointer) > 0) check()
      },
      draftAt: (pointer) => held.get(pointer)?.draft,
      dropDrafts(pointer) {
        for (const each of held.keys()) if (isUnder(each, pointer)) held.delete(each)
      },
      addTypist(typist) {
        typists.add(typist)
        return () => typists.delete(typist)
      },
    }),
    [walker, known, state, readOnly, change, flush, validator, schema, check, typists, held],
  )
  const languages = useMemo(
    () => ({ locales, locale, setLocale: (next: string) => latest.current.onLocaleChange?.(next) }),
    [locales, locale],
  )
  const rootPath = useMemo(() => toFieldPathId(prefix, []), [prefix])

  return (
    <EngineProvider value={engine}>
      <FormLanguagesProvider value={languages}>
        <form
          ref={element}
          id={id}
          noValidate
          {...keys}
          onSubmit={(event) => {
            event.preventDefault()
            // A form inside a dialog of another form is its own.
            event.stopPropagation()
            submit()
          }}
        >
          <Stack sx={{ rowGap: 1.75 }}>
            <Notices state={state} broken={broken} readOnly={readOnly} reason={props.readOnlyReason} listsProblems={listsProblems} />
            {listsProblems && <ProblemList state={state} tree={tree} />}
            <SchemaNode
              name=""
              schema={registry.rootSchema}
              uiSchema={uiSchema}
              formData={value}
              fieldPathId={rootPath}
              registry={registry}
              readonly={readOnly}
              disabled={disabled}
              onChange={ignore}
              onBlur={ignore}
              onFocus={ignore}
            />
            {children}
          </Stack>
          <Seeking state={state} idPrefix={prefix} />
          {/* Enter in a field saves also where the visible button stands outside the form. */}
          <button type="submit" hidden tabIndex={-1} />
        </form>
      </FormLanguagesProvider>
    </EngineProvider>
  )
}

const ignore = () => undefined

function usePlacedServerErrors(state: FormState, errors: readonly FieldError[] | undefined) {
  const placed = useRef<readonly FieldError[]>([])
  useLayoutEffect(() => {
    const next = errors ?? []
    // The same list made anew on each draw must not bring back what was changed meanwhile, nor take the focus.
    if (isSame(next, placed.current)) return
    placed.current = next
    state.setServerErrors(next)
  }, [state, errors])
  // A new attempt may be refused for the same reason.
  return useCallback(() => {
    placed.current = []
  }, [])
}
