import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { toFieldPathId } from '@rjsf/utils'
import type { FieldError } from '@vitrine/contract'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Lock from 'lucide-react/icons/lock'
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { ConfigurationMessage } from './configuration-message.tsx'
import { type Engine, EngineProvider, type Typist, useHomelessProblems, useReveals } from './engine-context.ts'
import { createFormState, type FormState } from './form-state.ts'
import { useHeldEnter } from './held-enter.ts'
import { isSame } from './is-same.ts'
import { type Path, toPointer, withValueAt } from './path.ts'
import { createRegistry } from './registry.tsx'
import { createResolve } from './resolve.ts'
import type { FormSchema, UiSchema } from './schema.ts'
import { SafeSchemaField } from './schema-field.tsx'
import { createValidator } from './validator.ts'
import type { Template, Widget } from './widget.ts'
import { useWords } from './words.ts'

export type FormHandle<Value extends object = Record<string, unknown>> = {
  /** Hands over what is still being written; answers the value as it then is. */
  flush(): Partial<Value>
  /** Flushes, checks, and either calls onSubmit or leads to the first problem. */
  submit(): void
  focusFirstProblem(): void
}

export type FormProps<Value extends object = Record<string, unknown>> = {
  /** Keep it the same object between draws: it is compiled once. */
  schema: FormSchema<Value>
  uiSchema?: UiSchema
  value: Partial<Value>
  onChange(value: Partial<Value>): void
  /** Only with a value that passes the schema. */
  onSubmit?(value: Value): void
  readOnly?: boolean
  /** Why the whole form is read-only; a dictionary key or a text. */
  readOnlyReason?: string
  disabled?: boolean
  /** What the server refused; shown at the fields until they are changed. */
  serverErrors?: readonly FieldError[]
  formRef?: Ref<FormHandle<Value>>
  /** For buttons outside the form (`<button form={id}>`). */
  id?: string
  children?: ReactNode
}

export type FormParts = { widgets: readonly Widget[]; templates: readonly Template[] }

/** A form over these widgets and templates; which ones there are is the list in `index.ts`. */
export function createForm(parts: FormParts) {
  const widgets = new Map(parts.widgets.map((widget) => [widget.definition.name, widget]))
  const templates = new Map(parts.templates.map((template) => [template.definition.name, template]))
  return function Form<Value extends object>(props: FormProps<Value>) {
    return <EngineForm {...props} widgets={widgets} templates={templates} />
  }
}

function EngineForm<Value extends object>(props: FormProps<Value> & Pick<Engine, 'widgets' | 'templates'>) {
  const { schema, uiSchema, value, widgets, templates, readOnly = false, disabled = false, serverErrors, formRef, id, children } = props
  const prefix = useId()
  const element = useRef<HTMLFormElement>(null)
  const [{ state, validator, typists }] = useState(() => ({
    state: createFormState(),
    validator: createValidator(),
    typists: new Set<Typist>(),
  }))
  const [broken, setBroken] = useState(false)
  const enterHeld = useHeldEnter()
  // Several fields may be flushed in one go, before the first change has come back as a prop.
  const current = useRef(value)
  const latest = useRef({ ...props, readOnly, disabled })
  const registry = useMemo(() => createRegistry(schema, validator, prefix), [schema, validator, prefix])

  const resolve = useMemo(() => createResolve(schema), [schema])

  const check = useCallback(() => {
    const found = validator.findProblems(latest.current.schema, current.current)
    setBroken(found.broken)
    state.setProblems(found.problems)
    return found.problems.length === 0
  }, [validator, state])

  useLayoutEffect(() => {
    latest.current = { ...props, readOnly, disabled }
  })
  useLayoutEffect(() => {
    current.current = value
    for (const typist of typists) typist.settle()
    if (state.countUnder('') > 0) check()
  }, [value, state, check, typists])

  const forgetServerErrors = usePlacedServerErrors(state, serverErrors)

  const change = useCallback(
    (path: Path, part: unknown) => {
      current.current = withValueAt(current.current, path, part) as Partial<Value>
      state.dropServerErrors(toPointer(path))
      latest.current.onChange(current.current)
    },
    [state],
  )
  const flush = useCallback(() => {
    for (const typist of [...typists]) typist.flush()
    return current.current
  }, [typists])
  const submit = useCallback(() => {
    const { onSubmit, readOnly, disabled } = latest.current
    if (enterHeld.current || readOnly || disabled || !onSubmit) return
    flush()
    if (!check()) return state.showAll()
    state.hideAll()
    forgetServerErrors()
    onSubmit(current.current as Value)
  }, [check, enterHeld, flush, forgetServerErrors, state])
  useImperativeHandle(formRef, () => ({ flush, submit, focusFirstProblem: state.reveal }), [flush, submit, state])

  const engine = useMemo<Engine>(
    () => ({
      state,
      widgets,
      templates,
      resolve,
      readOnly,
      change,
      blurred(pointer) {
        check()
        state.show(pointer)
      },
      addTypist(typist) {
        typists.add(typist)
        return () => typists.delete(typist)
      },
    }),
    [state, widgets, templates, resolve, readOnly, change, check, typists],
  )
  const rootPath = useMemo(() => toFieldPathId('', registry.globalFormOptions), [registry])
  const changeAt = useCallback((part: unknown, path: Path) => change(path, part), [change])

  return (
    <EngineProvider value={engine}>
      <form
        ref={element}
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // A form inside a dialog of another form is its own.
          event.stopPropagation()
          submit()
        }}
      >
        <Stack sx={{ rowGap: 1.75 }}>
          <Notices state={state} broken={broken} readOnly={readOnly} reason={props.readOnlyReason} />
          <SafeSchemaField
            name=""
            schema={registry.rootSchema}
            uiSchema={uiSchema}
            formData={value}
            fieldPathId={rootPath}
            registry={registry}
            readonly={readOnly}
            disabled={disabled}
            onChange={changeAt}
            onBlur={ignore}
            onFocus={ignore}
          />
          {children}
        </Stack>
        <FirstProblem state={state} form={element} />
        {/* Enter in a field saves also where the visible button stands outside the form. */}
        <button type="submit" hidden tabIndex={-1} />
      </form>
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

/** Drawn after the fields: when it learns that the person shall be led, they already show their faults. */
function FirstProblem({ state, form }: { state: FormState; form: RefObject<HTMLFormElement | null> }) {
  const reveals = useReveals(state)
  useLayoutEffect(() => {
    if (reveals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [reveals, form])
  return null
}

type NoticesProps = { state: FormState; broken: boolean; readOnly: boolean; reason?: string }

function Notices({ state, broken, readOnly, reason }: NoticesProps) {
  const { t } = useTranslation()
  const words = useWords()
  const homeless = useHomelessProblems(state)
  return (
    <>
      {readOnly && (
        <Alert severity="info" role="note" icon={<Lock aria-hidden size={18} strokeWidth={1.75} />}>
          {words.text(reason) ?? t('forms.readOnly')}
        </Alert>
      )}
      {broken && <ConfigurationMessage label="" messages={[{ key: 'forms.configuration.notCompiled' }]} />}
      {homeless.length > 0 && (
        <Alert severity="error" icon={<CircleAlert aria-hidden size={18} strokeWidth={1.75} />}>
          {homeless.map((problem) => (
            <div key={problem.pointer}>{words.problem(problem)}</div>
          ))}
        </Alert>
      )}
    </>
  )
}
