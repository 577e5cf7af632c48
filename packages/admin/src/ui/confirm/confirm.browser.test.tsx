import Button from '@mui/material/Button'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { seriousFindings, show } from '#ui/testing'
import { ConfirmProvider, useConfirm } from './index.ts'

function Opener({ onAnswer }: { onAnswer: (yes: boolean) => void }) {
  const confirm = useConfirm()
  const ask = async () =>
    onAnswer(
      await confirm({
        title: 'Slette «Kaia i Havnes, 1907» for godt?',
        text: 'Bildet brukes i tre publiserte dokumenter.',
        confirm: 'Slett for godt',
        destructive: true,
      }),
    )
  return <Button onClick={ask}>Slett</Button>
}

const open = async (scheme: 'light' | 'dark' = 'light') => {
  const onAnswer = vi.fn()
  await show(
    <ConfirmProvider>
      <Opener onAnswer={onAnswer} />
    </ConfirmProvider>,
    { scheme },
  )
  await userEvent.click(page.getByRole('button', { name: 'Slett' }))
  await expect.element(page.getByRole('alertdialog', { name: 'Slette «Kaia i Havnes, 1907» for godt?' })).toBeVisible()
  return onAnswer
}

test('the question names the thing, and the safe button has focus', async () => {
  await open()
  await expect.element(page.getByRole('button', { name: 'Behold' })).toHaveFocus()
  await expect.element(page.getByText('Bildet brukes i tre publiserte dokumenter.')).toBeVisible()
})

test('Enter at once keeps the thing, and focus returns to the opener', async () => {
  const onAnswer = await open()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onAnswer.mock.calls).toEqual([[false]])
  await expect.element(page.getByRole('button', { name: 'Slett' })).toHaveFocus()
})

test('Esc keeps the thing', async () => {
  const onAnswer = await open()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onAnswer.mock.calls).toEqual([[false]])
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
})

test('the verb says yes, by keyboard', async () => {
  const onAnswer = await open()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.poll(() => onAnswer.mock.calls).toEqual([[true]])
})

test.each(['light', 'dark'] as const)('[SHELL-08] the question has no serious axe finding in %s', async (scheme) => {
  await open(scheme)
  expect(await seriousFindings()).toEqual([])
})
