import Button from '@mui/material/Button'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { seriousFindings, show } from '#ui/testing'
import { type ModalEntries, type ModalKind, ModalProvider, type ModalViewProps, useModals } from './index.ts'

function View({ id, payload, titleId, close }: ModalViewProps<ModalKind>) {
  const modals = useModals()
  const text = typeof payload === 'string' ? payload : 'Velger'
  return (
    <>
      <DialogTitle id={titleId}>{text}</DialogTitle>
      <DialogContent>
        <code data-testid={`id-${text}`}>{id}</code>
        <Button onClick={() => close(`valgt i ${text}`)}>{`Velg i ${text}`}</Button>
        <Button onClick={() => modals.open('document-picker', { schemaIds: [], instanceId: 1 })}>{`Velger over ${text}`}</Button>
        <Button onClick={() => modals.open('test', 'Prøve to')}>{`Prøve over ${text}`}</Button>
      </DialogContent>
    </>
  )
}
const entries: ModalEntries = { test: { view: View }, 'edit-document': { view: View }, 'document-picker': { view: View, width: 400 } }

function Opener({ kind, text, onResult }: { kind: ModalKind; text: string; onResult: (result: unknown) => void }) {
  const modals = useModals()
  return <Button onClick={async () => onResult(await modals.open(kind, text))}>{`Åpne ${text}`}</Button>
}

async function stage(kind: ModalKind, text: string, scheme: 'light' | 'dark' = 'light') {
  const onResult = vi.fn()
  await show(
    <ModalProvider entries={entries}>
      <Opener kind={kind} text={text} onResult={onResult} />
    </ModalProvider>,
    { scheme },
  )
  await userEvent.click(page.getByRole('button', { name: `Åpne ${text}` }))
  return onResult
}

describe('[SHELL-05] the modal manager', () => {
  test('opens the test modal under an id of its own and answers with its result', async () => {
    const onResult = await stage('test', 'Prøve')
    await expect.element(page.getByRole('dialog', { name: 'Prøve' })).toBeVisible()
    await expect.element(page.getByTestId('id-Prøve')).not.toBeEmptyDOMElement()
    await userEvent.click(page.getByRole('button', { name: 'Velg i Prøve' }))
    await expect.poll(() => onResult.mock.calls).toEqual([['valgt i Prøve']])
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('Esc gives it up, and focus returns to the opener', async () => {
    const onResult = await stage('test', 'Prøve')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => onResult.mock.calls).toEqual([[undefined]])
    await expect.element(page.getByRole('button', { name: 'Åpne Prøve' })).toHaveFocus()
  })

  test('no modal opens over a modal', async () => {
    await stage('test', 'Prøve')
    await userEvent.click(page.getByRole('button', { name: 'Prøve over Prøve' }))
    await expect.element(page.getByRole('dialog', { name: 'Prøve', exact: true })).toBeVisible()
    await expect.element(page.getByRole('dialog', { name: 'Prøve to' })).not.toBeInTheDocument()
  })

  test('a picker opens over an editor, which is then inert; Esc closes only the picker and focus returns inside the editor', async () => {
    await stage('edit-document', 'Redigering')
    await userEvent.click(page.getByRole('button', { name: 'Velger over Redigering' }))
    await expect.element(page.getByRole('dialog', { name: 'Velger' })).toBeVisible()
    expect(page.getByTestId('id-Redigering').element().closest('[inert]')).not.toBeNull()
    expect(page.getByTestId('id-Redigering').element().textContent).not.toBe(page.getByTestId('id-Velger').element().textContent)

    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog', { name: 'Velger' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('dialog', { name: 'Redigering' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Velger over Redigering' })).toHaveFocus()
  })

  test('a kind that no feature has registered does not open', async () => {
    const onResult = await stage('focal-point', 'Fokus')
    await expect.poll(() => onResult.mock.calls).toEqual([[undefined]])
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test.each(['light', 'dark'] as const)('[SHELL-08] no serious axe finding in %s', async (scheme) => {
    await stage('test', 'Prøve', scheme)
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(await seriousFindings()).toEqual([])
  })
})
