import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ModalProvider, useModals } from '#ui/modals'
import { seriousFindings, show } from '#ui/testing'
import { DocumentPicker } from './document-picker.tsx'

function Opener({ onAnswer }: { onAnswer: (answer: unknown) => void }) {
  const modals = useModals()
  return (
    <button type="button" onClick={() => void modals.open('document-picker', { schemaIds: [], instanceId: 1 }).then(onAnswer)}>
      Velg
    </button>
  )
}

test('[DOC-09] a field that names no schemas is told so in the picker, which can only be closed', async () => {
  const answers: unknown[] = []
  await show(
    <ModalProvider entries={{ 'document-picker': { view: DocumentPicker } }}>
      <Opener onAnswer={(answer) => answers.push(answer)} />
    </ModalProvider>,
  )
  await page.getByRole('button', { name: 'Velg' }).click()
  const picker = page.getByRole('dialog', { name: 'Velg dokument' })
  await expect.element(picker.getByText('Feltet sier ikke hvilke skjemaer det kan velges fra')).toBeVisible()
  expect(picker.getByRole('combobox').query()).toBeNull()
  expect(await seriousFindings()).toEqual([])
  await picker.getByRole('button', { name: 'Avbryt' }).click()
  await expect.poll(() => answers).toEqual([undefined])
})
