import Button from '@mui/material/Button'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { seriousFindings, show } from '#ui/testing'
import { type NewToast, ToastProvider, Toasts, useToasts } from './index.ts'

function Teller({ toasts }: { toasts: NewToast[] }) {
  const { show: tell } = useToasts()
  return <Button onClick={() => toasts.forEach(tell)}>Si fra</Button>
}

const withToasts = (...toasts: NewToast[]) => (
  <ToastProvider>
    <Teller toasts={toasts} />
    <Toasts />
  </ToastProvider>
)
const tell = () => userEvent.click(page.getByRole('button', { name: 'Si fra' }))

beforeEach(() => window.sessionStorage.clear())
afterEach(() => window.sessionStorage.clear())

describe('[SHELL-04] toasts', () => {
  test('a message is a status, an error an alert', async () => {
    await show(withToasts({ kind: 'warning', text: 'Filtypen støttes ikke' }, { kind: 'error', text: 'Kunne ikke lagre' }))
    await tell()
    await expect.element(page.getByRole('status')).toHaveTextContent('Filtypen støttes ikke')
    await expect.element(page.getByText('Kunne ikke lagre')).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: 'Lukk meldinga' }))
    await expect.element(page.getByRole('alert')).toHaveTextContent('Kunne ikke lagre')
  })

  test('the queue is there again after a reload', async () => {
    const before = await show(withToasts({ kind: 'error', text: 'Første' }, { kind: 'error', text: 'Andre' }))
    await tell()
    await expect.element(page.getByText('Første')).toBeVisible()
    before.leave()
    await show(withToasts())
    await expect.element(page.getByRole('alert')).toHaveTextContent('Første')
    await userEvent.click(page.getByRole('button', { name: 'Lukk meldinga' }))
    await expect.element(page.getByRole('alert')).toHaveTextContent('Andre')
  })

  test('an action runs and takes the message away', async () => {
    const onAction = vi.fn()
    await show(withToasts({ kind: 'error', text: '3 artikler sletta', action: { label: 'Angre', onAction } }))
    await tell()
    await userEvent.click(page.getByRole('button', { name: 'Angre' }))
    expect(onAction).toHaveBeenCalledOnce()
    await expect.element(page.getByText('3 artikler sletta')).not.toBeInTheDocument()
  })

  test('it waits while the pointer or the focus is on it, and goes when both are gone', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    onTestFinished(() => void vi.useRealTimers())
    await show(withToasts({ kind: 'success', text: 'Lagret' }))
    await tell()
    const toast = page.getByText('Lagret')
    await userEvent.hover(toast)
    vi.advanceTimersByTime(60_000)
    await expect.element(toast).toBeVisible()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Lukk meldinga' })).toHaveFocus()
    await userEvent.hover(page.getByRole('button', { name: 'Si fra' }))
    vi.advanceTimersByTime(60_000)
    await expect.element(toast).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Si fra' }))
    vi.advanceTimersByTime(3000)
    await expect.element(toast).not.toBeInTheDocument()
  })

  test.each(['light', 'dark'] as const)('[SHELL-08] no serious axe finding in %s', async (scheme) => {
    await show(
      withToasts({
        kind: 'warning',
        text: '2 filer ble ikke tatt med',
        detail: 'notatbok.pages, kart.dwg',
        action: { label: 'Angre', onAction: vi.fn() },
      }),
      {
        scheme,
      },
    )
    await tell()
    await expect.element(page.getByText('notatbok.pages, kart.dwg')).toBeVisible()
    expect(await seriousFindings()).toEqual([])
  })
})
