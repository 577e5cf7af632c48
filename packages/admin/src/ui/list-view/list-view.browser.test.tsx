import { act } from 'react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { firstParams, showList, things } from './testing.tsx'

beforeEach(async () => {
  window.localStorage.clear()
  await page.viewport(1280, 800)
})

const search = () => page.getByRole('searchbox', { name: 'Søk i ting' })
const row = (name: string) => page.getByRole('link', { name })

describe('[LIST-02] search', () => {
  /** Time stands still, and React is done with a key before the next line runs. */
  const fakeTime = () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    onTestFinished(() => {
      vi.useRealTimers()
      vi.unstubAllGlobals()
    })
  }
  const write = (text: string) =>
    act(() => {
      const input = search().element() as HTMLInputElement
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

  test('is sent 500 ms after the last key, on the first page', async () => {
    const { onParams } = await showList({ total: 40 }, { start: { currentPage: 2 } })
    await expect.element(search()).toBeVisible()
    fakeTime()
    write('ha')
    pass(400)
    write('haab')
    pass(499)
    expect(onParams).not.toHaveBeenCalled()
    pass(1)
    expect(onParams.mock.calls.map(([params]) => params)).toEqual([{ ...firstParams, search: 'haab', currentPage: 0 }])
  })

  test('of exactly one character is never sent, not by Enter either', async () => {
    const { onParams } = await showList()
    await expect.element(search()).toBeVisible()
    fakeTime()
    write('å')
    act(
      () =>
        void search()
          .element()
          .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
    )
    pass(60_000)
    expect(onParams).not.toHaveBeenCalled()
  })

  test('is emptied by the cross, at once', async () => {
    const { onParams } = await showList({}, { start: { search: 'haab' } })
    await expect.element(search()).toHaveValue('haab')
    await userEvent.click(page.getByRole('button', { name: 'Tøm søket' }))
    expect(onParams).toHaveBeenCalledWith(expect.objectContaining({ search: '' }), { replace: true })
    await expect.element(search()).toHaveFocus()
  })

  test('is emptied by Esc', async () => {
    const { onParams } = await showList({}, { start: { search: 'haab' } })
    await userEvent.click(search())
    await userEvent.keyboard('{Escape}')
    await expect.element(search()).toHaveValue('')
    expect(onParams).toHaveBeenCalledWith(expect.objectContaining({ search: '' }), { replace: true })
  })
})

test('[LIST-02] a filter says its value, is chosen from a menu, and is taken away by its cross', async () => {
  const { onParams } = await showList({}, { start: { currentPage: 0 } })
  await userEvent.click(page.getByRole('button', { name: 'Status: Alle' }))
  await userEvent.click(page.getByRole('menuitemradio', { name: 'Utkast' }))
  expect(onParams).toHaveBeenLastCalledWith(expect.objectContaining({ filterBy: 'status:draft', currentPage: 0 }), undefined)
  await expect.element(page.getByRole('button', { name: 'Status: Utkast', exact: true })).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: 'Fjern filteret Status: Utkast' }))
  expect(onParams).toHaveBeenLastCalledWith(expect.objectContaining({ filterBy: '' }), undefined)
  await expect.element(page.getByRole('button', { name: 'Status: Alle' })).toHaveFocus()
})

test('[LIST-02] [LIST-11] the sort says what and which way, and both can be changed', async () => {
  const { onParams } = await showList()
  await userEvent.click(page.getByRole('button', { name: 'Sortert etter Sist endret, synkende' }))
  await expect.element(page.getByRole('menuitemradio', { name: 'Sist endret' })).toHaveAttribute('aria-checked', 'true')
  await userEvent.click(page.getByRole('menuitemradio', { name: 'Tittel' }))
  expect(onParams).toHaveBeenLastCalledWith(expect.objectContaining({ sortBy: 'title', sortDirection: 'desc' }), undefined)
  await userEvent.click(page.getByRole('button', { name: 'Sortert etter Tittel, synkende' }))
  await userEvent.click(page.getByRole('menuitemradio', { name: 'Stigende' }))
  await expect.element(page.getByRole('button', { name: 'Sortert etter Tittel, stigende' })).toBeVisible()
})

test('[LIST-01] list or grid is remembered, and a picture in the grid is 262 px wide', async () => {
  const first = await showList()
  await userEvent.click(page.getByRole('button', { name: 'Rutenett' }))
  await expect.element(page.getByRole('list', { name: 'Ting' })).toBeVisible()
  expect(page.getByRole('listitem').first().element().getBoundingClientRect().width).toBe(262)
  first.leave()
  await showList()
  await expect.element(page.getByRole('list', { name: 'Ting' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Rutenett' })).toHaveAttribute('aria-pressed', 'true')
})

describe('pages', () => {
  test('[LIST-02] the pager says where one is and goes on', async () => {
    const { onParams } = await showList({ total: 14, items: things })
    await expect.element(page.getByText('1–10 av 14')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Neste side' }))
    expect(onParams).toHaveBeenLastCalledWith(expect.objectContaining({ currentPage: 1 }), undefined)
    await expect.element(page.getByText('11–14 av 14')).toBeVisible()
  })

  test('[LIST-03] rows per page are 5, 10, 25, 50, 100, and a new size starts at the first page', async () => {
    const { onParams } = await showList({ total: 40 }, { start: { currentPage: 3 } })
    await userEvent.click(page.getByRole('button', { name: 'Rader per side 10' }))
    const sizes = page.getByRole('menuitemradio').elements()
    expect(sizes.map((size) => size.textContent)).toEqual(['5', '10', '25', '50', '100'])
    await userEvent.click(page.getByRole('menuitemradio', { name: '25' }))
    expect(onParams).toHaveBeenLastCalledWith(expect.objectContaining({ currentPage: 0, currentPageSize: 25 }), undefined)
  })

  test('[LIST-04] the page index is clamped to the last page, without a step in the history', async () => {
    const { onParams } = await showList({ total: 14, items: [] }, { start: { currentPage: 7 } })
    await expect.poll(() => onParams.mock.calls).toEqual([[expect.objectContaining({ currentPage: 1 }), { replace: true }]])
  })

  test('[LIST-04] while the list is still loading, or failed, the page is left alone', async () => {
    const { onParams, update } = await showList({ total: 0, items: [], loading: true }, { start: { currentPage: 7 } })
    await expect.element(page.getByText('Henter lista …')).toBeInTheDocument()
    update({ loading: false, failed: true })
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(onParams).not.toHaveBeenCalled()
  })

  test('[LIST-10] a total that is a floor says more than', async () => {
    await showList({ total: 10_000, totalIsExact: false })
    await expect.element(page.getByText('1–10 av mer enn 10\u202F000')).toBeVisible()
  })
})

describe('rows', () => {
  test('are real links that cover the row', async () => {
    const { place } = await showList()
    await expect.element(row('Glasskulene')).toHaveAttribute('href', '/things/3')
    // The middle of the row is empty space: only a link that covers it can take the click.
    await userEvent.click(page.getByRole('row').nth(2))
    expect(place()).toBe('/things/2')
  })

  test('a click on a cell with a tooltip opens the row too', async () => {
    const { place } = await showList()
    await userEvent.click(
      page
        .getByRole('row')
        .nth(2)
        .getByText(/år siden/),
    )
    expect(place()).toBe('/things/2')
  })

  test('[SHELL-08] arrows walk, Home and End jump, Enter opens', async () => {
    const { place } = await showList()
    await expect.element(row('Glasskulene')).toBeVisible()
    row('Kystkvinnene som drev leia').element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(row('Åttringen «Haabet»')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(row('Glasskulene')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Home}')
    await expect.element(row('Kystkvinnene som drev leia')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(place()).toBe('/things/1')
  })

  test('[SHELL-08] in the grid the arrows go sideways as well', async () => {
    window.localStorage.setItem('vitrine.list.things.look', 'grid')
    await showList()
    await expect.element(row('Glasskulene')).toBeVisible()
    row('Kystkvinnene som drev leia').element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(row('Glasskulene')).toHaveFocus()
  })

  test('a row menu names its row, does not open the row, and gives focus back before its action runs', async () => {
    const focusedAtAction: (string | null)[] = []
    const { place } = await showList({
      rowActions: () => [
        { label: 'Slett', tone: 'error', onSelect: () => focusedAtAction.push(document.activeElement?.getAttribute('aria-label') ?? null) },
      ],
    })
    await userEvent.click(page.getByRole('button', { name: 'Mer for Glasskulene' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Slett' }))
    await expect.poll(() => focusedAtAction).toEqual(['Mer for Glasskulene'])
    expect(place()).toBe('/')
  })
})
