import Button from '@mui/material/Button'
import { commonProblems } from '@vitrine/contract'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiProblem } from '#lib/api'
import { ConfirmProvider } from '#ui/confirm'
import { seriousFindings, show } from '#ui/testing'
import { ToastProvider, Toasts } from '#ui/toasts'
import { type Deletable, type DeletionCalls, useDeletion } from './index.ts'

const boat: Deletable = { id: 1, title: 'Båtmuseet' }
const quay: Deletable = { id: 2, title: 'Kaimuseet' }
const inUse = new ApiProblem(409, {
  type: 'about:blank',
  title: 'In use',
  status: 409,
  instance: 'x',
  code: commonProblems.in_use.code,
  used_by: [{ kind: 'instance', id: 7, name: 'Kystleia' }],
  used_by_count: 3,
})

function Screen({ calls, things }: { calls: DeletionCalls; things: Deletable[] }) {
  const deletion = useDeletion(calls)
  const labels = { remove: 'Ta bort', forEver: 'Ta bort for godt' }
  return (
    <>
      <Button onClick={() => void deletion.deleteThem(things)}>{labels.remove}</Button>
      <Button onClick={() => void deletion.removeForEver(things)}>{labels.forEver}</Button>
      {deletion.report}
    </>
  )
}

async function open(things: Deletable[], given: Partial<DeletionCalls> = {}) {
  window.sessionStorage.clear()
  const calls = {
    remove: vi.fn(async (_id: number, _how: object) => undefined),
    undelete: vi.fn(async (_id: number) => ({ slug: 'bat', slug_before: null as string | null })),
    refresh: vi.fn(async () => undefined),
    failedKey: 'views.admin.delete.owner',
    ...given,
  }
  await show(
    <ToastProvider>
      <ConfirmProvider>
        <Screen calls={calls} things={things} />
      </ConfirmProvider>
      <Toasts />
    </ToastProvider>,
  )
  return calls
}
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

test('[LIST-07] deleting asks once, and is taken back from the message', async () => {
  const { remove, undelete } = await open([boat], { undelete: vi.fn(async () => ({ slug: 'bat-2', slug_before: 'bat' })) })
  await press('Ta bort')
  await expect.element(page.getByRole('alertdialog', { name: 'Slette «Båtmuseet»?' })).toBeVisible()
  await press('Slett')
  await expect.element(page.getByText('«Båtmuseet» er slettet')).toBeVisible()
  expect(remove).toHaveBeenCalledExactlyOnceWith(1, {})
  await press('Angre')
  await expect.element(page.getByText('«Båtmuseet» er hentet tilbake')).toBeVisible()
  expect(undelete).toHaveBeenCalledExactlyOnceWith(1)
  await press('Lukk meldinga')
  await expect.element(page.getByText('Adressen «bat» var tatt i mellomtida. Nå heter den «bat-2».')).toBeVisible()
})

test('[LIST-07] who keeps it loses nothing', async () => {
  const { remove } = await open([boat])
  await press('Ta bort')
  await press('Behold')
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(remove).not.toHaveBeenCalled()
})

test('[LIST-05] [ADM-05] of several the rest are deleted, and each that was not is told with its reason and who uses it', async () => {
  const remove = vi.fn(async (id: number) => {
    if (id === 1) throw inUse
  })
  const { refresh } = await open([boat, quay], { remove })
  await press('Ta bort')
  await expect.element(page.getByRole('alertdialog', { name: 'Slette 2 valgte?' })).toBeVisible()
  await press('Slett')
  await expect.element(page.getByRole('dialog', { name: 'Kunne ikke slette eieren (1 av 2)' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Båtmuseet' })).toBeVisible()
  await expect.element(page.getByText('Andre bruker dette. Se hvem i lista.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Kystleia' })).toHaveAttribute('href', '/admin/instance/7')
  await expect.element(page.getByText('og 2 til')).toBeVisible()
  expect(page.getByRole('button', { name: 'Slett likevel' }).elements()).toEqual([])
  expect(await seriousFindings()).toEqual([])
  await press('Lukk')
  await expect.element(page.getByText('«Kaimuseet» er slettet')).toBeVisible()
  expect(refresh).toHaveBeenCalled()
})

test('[LIST-06] what others use can be deleted anyway where that is offered, after a question that says what goes along', async () => {
  const remove = vi.fn(async (_id: number, { force }: { permanent?: boolean; force?: boolean }) => {
    if (!force) throw inUse
  })
  await open([boat], { remove, forceText: 'Instansene slettes med den.' })
  await press('Ta bort for godt')
  await expect.element(page.getByRole('alertdialog', { name: 'Slette «Båtmuseet» for godt?' })).toBeVisible()
  await press('Slett for godt')
  await press('Slett likevel')
  await expect.element(page.getByText('Instansene slettes med den.')).toBeVisible()
  await press('Slett likevel')
  await expect.element(page.getByText('«Båtmuseet» er slettet for godt')).toBeVisible()
  expect(remove.mock.lastCall).toEqual([1, { permanent: true, force: true }])
})
