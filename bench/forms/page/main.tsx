import { createTheme, ThemeProvider } from '@mui/material/styles'
import { Form as StockForm } from '@rjsf/mui'
import type { RJSFSchema } from '@rjsf/utils'
import stockValidator from '@rjsf/validator-ajv8'
import { Form, type FormSchema } from '@vitrine/forms'
import { createInstance } from 'i18next'
import { useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { blocksOf, blocksSchema, rowsOf, rowsSchema } from './schema.ts'

type Value = Record<string, unknown>
type Bench = {
  show(which: string, count: number): Promise<number>
  /** What it took from a change handed over to the state drawn, since the last call. */
  handedOver(): number[]
  /** What each key took: to the state, and to the next frame. */
  keys(): { state: number[]; frame: number[] }
}

declare global {
  interface Window {
    bench: Bench
  }
}

const language = createInstance()
await language.use(initReactI18next).init({ lng: 'no', keySeparator: false, nsSeparator: false, resources: {} })
const theme = createTheme()
const container = document.querySelector('main')
if (!container) throw new Error('There is no main')
const root = createRoot(container)

let changedAt = 0
let handedOver: number[] = []
let state: number[] = []
let frame: number[] = []

const afterFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(undefined)
    })
  })

let pressedAt = 0
window.addEventListener(
  'keydown',
  () => {
    pressedAt = performance.now()
  },
  true,
)
window.addEventListener('input', () => {
  const from = pressedAt
  // React commits what a key caused in a microtask that it queued before this one.
  queueMicrotask(() => state.push(performance.now() - from))
  void afterFrame().then(() => frame.push(performance.now() - from))
})

function Screen({ which, first }: { which: string; first: Value }) {
  const [value, setValue] = useState(first)
  const change = (next: Value) => {
    changedAt = performance.now()
    setValue(next)
  }
  useLayoutEffect(() => {
    if (changedAt > 0) handedOver.push(performance.now() - changedAt)
    changedAt = 0
  }, [value])
  if (which === 'stock') {
    return (
      <StockForm
        schema={blocksSchema as RJSFSchema}
        formData={value}
        validator={stockValidator}
        onChange={({ formData }) => change(formData as Value)}
      />
    )
  }
  const schema = (which === 'rows' ? rowsSchema : blocksSchema) as FormSchema<Value>
  return <Form schema={schema} uiSchema={which === 'rows' ? undefined : looks} value={value} onChange={change} />
}

const looks = { blocks: { 'ui:options': { template: 'Blocks' } } }

window.bench = {
  async show(which, count) {
    root.render(null)
    await afterFrame()
    const first = which === 'rows' ? rowsOf(count) : blocksOf(count)
    const from = performance.now()
    root.render(
      <I18nextProvider i18n={language}>
        <ThemeProvider theme={theme}>
          <Screen key={`${which}-${count}-${from}`} which={which} first={first} />
        </ThemeProvider>
      </I18nextProvider>,
    )
    await afterFrame()
    while (!container.querySelector('form')) await afterFrame()
    return performance.now() - from
  },
  handedOver() {
    const taken = handedOver
    handedOver = []
    return taken
  },
  keys() {
    const taken = { state, frame }
    state = []
    frame = []
    return taken
  },
}
document.body.dataset.ready = 'true'
