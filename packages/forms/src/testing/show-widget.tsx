import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { onTestFinished } from 'vitest'
import type { Widget, WidgetProps } from '../engine/index.ts'
import { type FormServices, FormServicesProvider } from '../services.ts'
import { norwegian } from './show-form.tsx'

type Given = Partial<WidgetProps> & { services?: Partial<FormServices> }

/** One widget without a form around it, for what only a field of several languages hands it. */
export async function showWidget({ definition, View }: Widget, { services = {}, ...given }: Given = {}) {
  const language = await norwegian()
  const container = document.body.appendChild(document.createElement('main'))
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  const blurs: true[] = []
  let value = given.value
  function Screen() {
    const [held, setHeld] = useState(value)
    const options = definition.options.parse(given.options ?? {})
    const plain = { id: 'it', name: 'it', label: 'Navn', schema: { type: 'string' } as const, required: false, disabled: false }
    const change = (next: unknown) => {
      value = next
      setHeld(next)
    }
    return (
      <View
        {...plain}
        readOnly={false}
        autoFocus={false}
        emptyValue={undefined}
        {...given}
        options={options}
        value={held}
        onChange={change}
        hold={() => undefined}
        onBlur={() => blurs.push(true)}
      />
    )
  }
  root.render(
    <StrictMode>
      <I18nextProvider i18n={language}>
        <FormServicesProvider value={services}>
          <Screen />
        </FormServicesProvider>
      </I18nextProvider>
    </StrictMode>,
  )
  return { value: () => value, blurs: () => blurs.length }
}
