import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { seriousFindings } from '#ui/testing'
import type { BulkAction, ListItem } from './index.ts'
import { showList, things } from './testing.tsx'

beforeEach(async () => {
  window.localStorage.clear()
  await page.viewport(1280, 800)
})

const deleted: ListItem = {
  key: 4,
  title: 'Kaia i Havnes, 1907',
  to: '/things/4',
  deletedAt: new Date().toISOString(),
  deletedBy: 'Jonas Aune',
}
const items = [...things, deleted]
const isDeleted = (item: ListItem) => Boolean(item.deletedAt)

const withActions = (isDone = true) => {
  const publish = vi.fn(async (_items: ListItem[]) => isDone)
  const restore = vi.fn(async (_items: ListItem[]) => isDone)
  const bulkActions: BulkAction<ListItem>[] = [
    { label: 'Publiser', appliesTo: (item) => !isDeleted(item), run: publish },
    { label: 'Hent tilbake', appliesTo: isDeleted, run: restore },
  ]
  return { publish, restore, props: { items, total: 48, bulkActions } }
}
const check = (title: string) => page.getByRole('checkbox', { name: `Velg ${title}` })
const focusOn = async (role: 'link' | 'button', name: string) => {
  await expect.element(page.getByRole(role, { name })).toBeVisible()
  page.getByRole(role, { name }).element().focus()
}
const bar = () => page.getByRole('toolbar', { name: 'Valgte' })
const keysOf = (run: ReturnType<typeof withActions>['publish']) => run.mock.calls.map(([some]) => some.map(({ key }) => key))

describe('[LIST-05] choosing several', () => {
  test('the bar counts what is chosen of all there are, and acts on those it applies to', async () => {
    const { props, publish, restore } = withActions()
    await showList(props)
    await userEvent.click(check('Glasskulene'))
    await userEvent.click(check(deleted.title))
    await expect.poll(() => bar().element().textContent).toContain('2/48 valgte')
    await userEvent.click(bar().getByRole('button', { name: 'Publiser' }))
    expect(keysOf(publish)).toEqual([[3]])
    expect(restore).not.toHaveBeenCalled()
    await expect.element(bar()).not.toBeInTheDocument()
  })

  test('what could not be done stays chosen', async () => {
    const { props } = withActions(false)
    await showList(props)
    await userEvent.click(check('Glasskulene'))
    await userEvent.click(bar().getByRole('button', { name: 'Publiser' }))
    await expect.element(check('Glasskulene')).toBeChecked()
  })

  test('the head chooses the page, Shift all between, and Esc nothing', async () => {
    const { props } = withActions()
    await showList(props)
    await userEvent.click(page.getByRole('checkbox', { name: 'Velg alle på sida' }))
    await expect.poll(() => bar().element().textContent).toContain('4/48')
    await focusOn('button', 'Velg bort alle')
    await userEvent.keyboard('{Escape}')
    await expect.element(bar()).not.toBeInTheDocument()
    await userEvent.click(check('Kystkvinnene som drev leia'))
    await userEvent.click(check('Glasskulene'), { modifiers: ['Shift'] })
    await expect.poll(() => bar().element().textContent).toContain('3/48')
  })

  test('Space on a row chooses it, and Shift with an arrow goes on choosing', async () => {
    const { props } = withActions()
    await showList(props)
    await focusOn('link', 'Kystkvinnene som drev leia')
    await userEvent.keyboard(' ')
    await expect.element(check('Kystkvinnene som drev leia')).toBeChecked()
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{/Shift}')
    await expect.element(check('Åttringen «Haabet»')).toBeChecked()
    await expect.element(page.getByRole('link', { name: 'Glasskulene' })).toHaveFocus()
  })

  test('the next page keeps what is chosen; another search begins anew', async () => {
    const { props } = withActions()
    const { update } = await showList(props)
    await userEvent.click(check('Glasskulene'))
    update({ items: [{ key: 9, title: 'Brudesølvet', to: '/things/9' }] })
    await userEvent.click(check('Brudesølvet'))
    await expect.poll(() => bar().element().textContent).toContain('2/48')
    await userEvent.fill(page.getByRole('searchbox'), 'haab')
    await userEvent.keyboard('{Enter}')
    await expect.element(bar()).not.toBeInTheDocument()
  })

  test('as pictures the checks are there too', async () => {
    const { props, publish } = withActions()
    await showList(props)
    await userEvent.click(page.getByRole('button', { name: 'Rutenett' }))
    await userEvent.click(check('Glasskulene'))
    await userEvent.click(bar().getByRole('button', { name: 'Publiser' }))
    expect(keysOf(publish)).toEqual([[3]])
  })

  test('a list without actions for several has no checks', async () => {
    await showList({ items })
    await expect.element(page.getByRole('link', { name: 'Glasskulene' })).toBeVisible()
    expect(page.getByRole('checkbox').elements()).toEqual([])
  })
})

describe('[LIST-06] what is deleted', () => {
  const rowActions = (item: ListItem) =>
    isDeleted(item) ? [{ label: 'Hent tilbake', onSelect: restoreOne }, { label: 'Slett for godt' }] : [{ label: 'Slett' }]
  const restoreOne = vi.fn()

  test('is faded, says so, leads nowhere, and is restored or deleted for ever from its row', async () => {
    await showList({ items, rowActions })
    const row = page.getByRole('row').filter({ hasText: deleted.title })
    await expect.poll(() => row.element().textContent).toContain('Slettet')
    await expect.poll(() => row.element().textContent).toContain('Jonas Aune')
    expect(page.getByRole('link', { name: deleted.title }).elements()).toEqual([])
    expect(getComputedStyle(row.element().querySelector('[data-picture]') as Element).opacity).toBe('0.5')
    await expect.element(row.getByRole('button', { name: `Slett for godt: ${deleted.title}` })).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: `Hent tilbake: ${deleted.title}` }))
    expect(restoreOne).toHaveBeenCalledOnce()
  })

  test('what is chosen is faded too', async () => {
    const { props } = withActions()
    await showList(props)
    await userEvent.click(check('Glasskulene'))
    const row = page.getByRole('row').filter({ hasText: 'Glasskulene' })
    await expect.poll(() => getComputedStyle(row.element().querySelector('[data-picture]') as Element).opacity).toBe('0.66')
  })

  test('when a row goes, the focus goes to the one that came in its place', async () => {
    const { update } = await showList({ items, rowActions })
    await focusOn('link', 'Åttringen «Haabet»')
    update({ items: items.filter(({ key }) => key !== 2) })
    await expect.element(page.getByRole('link', { name: 'Glasskulene' })).toHaveFocus()
  })
})

test.each(['light', 'dark'] as const)('[SHELL-08] chosen and deleted rows have no serious axe finding in %s', async (scheme) => {
  const { props } = withActions()
  await showList(props, { scheme })
  await userEvent.click(check('Glasskulene'))
  await expect.element(bar()).toBeVisible()
  expect(await seriousFindings()).toEqual([])
})
