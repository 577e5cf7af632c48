import { createTheme, ThemeProvider } from '@mui/material/styles'
import { createInstance, type i18n } from 'i18next'
import { type ComponentProps, StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { onTestFinished } from 'vitest'
import { Form, type FormHandle, type FormSchema } from '../index.ts'
import { type FormServices, FormServicesProvider } from '../services.ts'

const fragments = import.meta.glob<Record<string, string>>('../**/dictionary.no.json', { eager: true, import: 'default' })

/** What the admin owns: labels of fields and the words for what the server refuses. */
const fromAdmin = {
  'fields.name': 'Navn',
  'fields.username': 'E-post',
  'fields.image_url': 'Bilde',
  'fields.is_admin': 'Superbruker',
  'fields.language_code': 'Språkkode',
  'problems.fields.taken': 'Noen andre har denne allerede',
}

export async function norwegian(more: Record<string, string> = {}): Promise<i18n> {
  const language = createInstance()
  await language.use(initReactI18next).init({
    lng: 'no',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { no: { translation: Object.assign({}, ...Object.values(fragments), fromAdmin, more) } },
  })
  return language
}

type Value = Record<string, unknown>
type Given = Partial<ComponentProps<typeof Form<Value>>> & {
  schema: FormSchema<Value>
  texts?: Record<string, string>
  services?: Partial<FormServices>
}

export type Shown = {
  /** The value as the screen around the form holds it. */
  value(): Value
  submitted: Value[]
  handle(): FormHandle<Value>
  /** Draws again with other props. */
  set(props: Partial<Given>): void
  /** Replaces the value from outside, as an undo or a reload would. */
  setValue(value: Value): void
  /** Takes the form off the screen; the screen around it stays. */
  remove(): void
}

/** Draws a form in a screen that holds its value, as the admin does. */
export async function showForm({ texts, services = {}, ...given }: Given): Promise<Shown> {
  const language = await norwegian(texts)
  const container = document.body.appendChild(document.createElement('main'))
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  const ref: { current: FormHandle<Value> | null } = { current: null }
  const submitted: Value[] = []
  let value: Value = given.value ?? {}
  let redraw: (change: { props?: Partial<Given>; value?: Value; removed?: boolean }) => void = () => undefined

  function Screen() {
    const [props, setProps] = useState<Omit<Given, 'texts' | 'services'>>(given)
    const [held, setHeld] = useState(value)
    const [removed, setRemoved] = useState(false)
    redraw = (change) => {
      if (change.props) setProps((before) => ({ ...before, ...change.props }))
      if (change.value) setHeld(change.value)
      if (change.removed) setRemoved(true)
    }
    if (removed) return null
    return (
      <Form
        onSubmit={(each) => submitted.push(each)}
        {...props}
        value={held}
        onChange={(next) => {
          value = next
          setHeld(next)
          given.onChange?.(next)
        }}
        formRef={ref}
      />
    )
  }
  const drawn = Promise.withResolvers<void>()
  root.render(
    <StrictMode>
      <I18nextProvider i18n={language}>
        <ThemeProvider theme={theme}>
          <FormServicesProvider value={services}>
            <Screen />
            <Drawn onDraw={drawn.resolve} />
          </FormServicesProvider>
        </ThemeProvider>
      </I18nextProvider>
    </StrictMode>,
  )
  await drawn.promise
  return {
    value: () => value,
    submitted,
    handle() {
      if (!ref.current) throw new Error('The form is not drawn yet')
      return ref.current
    },
    set: (props) => redraw({ props }),
    setValue: (next) => {
      value = next
      redraw({ value: next })
    },
    remove: () => redraw({ removed: true }),
  }
}

function Drawn({ onDraw }: { onDraw(): void }) {
  useEffect(onDraw)
  return null
}

/** Without motion there is nothing to wait for. */
const theme = createTheme({ transitions: { create: () => 'none' } })

export const form = <Properties extends Record<string, unknown>>(properties: Properties, required: string[] = []): FormSchema =>
  ({ type: 'object', properties, required }) as FormSchema
