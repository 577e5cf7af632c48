import { createInstance } from 'i18next'
import { createRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { Picker } from './picker.tsx'

async function showPicker(lng: string) {
  const language = createInstance()
  await language.use(initReactI18next).init({ lng, keySeparator: false, resources: {} })
  const container = document.body.appendChild(document.createElement('main'))
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  root.render(
    <I18nextProvider i18n={language}>
      <Picker kind="date" value={new Date(1902, 4, 3)} clearable={false} onPick={() => undefined} onClose={() => undefined} />
    </I18nextProvider>,
  )
}

test.each([
  ['no', 'mai 1902', 'Neste måned'],
  ['sv', 'maj 1902', 'Nästa månad'],
  ['en', 'May 1902', 'Next month'],
  ['nn', 'May 1902', 'Next month'],
])('[WID-04] in «%s» the calendar says «%s» and «%s»', async (language, month, next) => {
  await showPicker(language)
  await expect.element(page.getByText(month)).toBeVisible()
  await expect.element(page.getByRole('button', { name: next })).toBeVisible()
})
