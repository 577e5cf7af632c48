import Button from '@mui/material/Button'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#ui/testing'
import { type ModalEntries, ModalProvider, type ModalViewProps, useModals } from './index.ts'

test('[SHELL-05] [SHELL-06] a modal that holds unsaved words is asked before Esc closes it, and stays when the answer is no', async () => {
  const answers = [false, true]
  function View({ titleId, guardClose }: ModalViewProps<'edit-document'>) {
    useEffect(() => guardClose(async () => answers.shift() ?? true), [guardClose])
    return <DialogTitle id={titleId}>Kaia</DialogTitle>
  }
  const entries: ModalEntries = { 'edit-document': { view: View } }
  function Opener() {
    const modals = useModals()
    return <Button onClick={() => void modals.open('edit-document', { documentId: 7 })}>Åpne</Button>
  }
  await show(
    <ModalProvider entries={entries}>
      <Opener />
    </ModalProvider>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Åpne' }))
  const dialog = page.getByRole('dialog', { name: 'Kaia' })
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => answers.length).toBe(1)
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => page.getByRole('dialog').elements().length).toBe(0)
})
