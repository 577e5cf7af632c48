import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { seriousFindings } from '#ui/testing'
import { showList, things } from './testing.tsx'

beforeEach(async () => {
  window.localStorage.clear()
  await page.viewport(1280, 800)
})

const defaultPictures = () => document.querySelectorAll('[data-picture="default"]').length

test('[LIST-08] a row shows title, subtitle, info, chip, when with the full date, and who', async () => {
  await showList()
  const second = page.getByRole('row').nth(2)
  await expect.element(second.getByText('Åttringen «Haabet»')).toBeVisible()
  await expect.element(second.getByText('Bruksbåt')).toBeVisible()
  await expect.element(second.getByText('KL-031')).toBeVisible()
  await expect.element(second.getByText('Båt', { exact: true })).toBeVisible()
  await expect.element(second.getByText('Jonas Aune')).toBeVisible()
  await userEvent.hover(second.getByText(/år siden/))
  await expect.element(page.getByRole('tooltip', { name: /^03\.02\.2020 \d\d:00$/ })).toBeVisible()
})

test('[LIST-08] a missing and a broken picture both fall back to the default picture', async () => {
  await showList()
  await expect.poll(defaultPictures).toBe(2)
  expect(document.querySelectorAll('[data-picture="own"]')).toHaveLength(1)
})

test('a list of people shows a picture or the initials', async () => {
  await showList({ picture: 'person', items: [{ key: 1, title: 'Marit Johnsen Utsi' }] })
  await expect.element(page.getByText('MU')).toBeVisible()
})

describe('[LIST-07] with nothing to show', () => {
  test('an empty list says so and offers to make the first', async () => {
    const { t, place } = await showList({ items: [], total: 0 })
    await expect.element(page.getByRole('heading', { level: 2, name: t('components.list.noContent') })).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Ny ting' }))
    expect(place()).toBe('/things/new')
  })

  test('no hits say on what, and the filters can be reset', async () => {
    const { onParams } = await showList({ items: [], total: 0 }, { start: { search: 'haab', filterBy: 'status:draft' } })
    await expect.element(page.getByRole('heading', { name: 'Ingen treff på «haab»' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Nullstill filtre' }))
    expect(onParams).toHaveBeenLastCalledWith(expect.objectContaining({ search: '', filterBy: '', currentPage: 0 }), undefined)
    await expect.element(page.getByRole('searchbox')).toHaveValue('')
  })

  test('a failed load is an empty list with the message and a way to try again', async () => {
    const onRetry = vi.fn()
    const { t } = await showList({ items: things, total: 3, failed: 'Får ikke kontakt med serveren.', onRetry })
    await expect.element(page.getByRole('heading', { level: 2, name: t('components.list.noContent') })).toBeVisible()
    await expect.element(page.getByText('Får ikke kontakt med serveren.')).toBeVisible()
    await expect.element(page.getByText('Glasskulene')).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: 'Prøv igjen' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

describe('waiting', () => {
  test('while the first rows come, header and search are already usable', async () => {
    await showList({ items: [], total: 0, loading: true })
    await expect.element(page.getByRole('searchbox')).toBeEnabled()
    await expect.element(page.getByRole('link', { name: 'Ny ting' })).toBeVisible()
    await expect.element(page.getByRole('status').getByText('Henter lista …')).toBeInTheDocument()
  })

  test('when it asks again the old rows stay until the new ones come', async () => {
    const { update } = await showList()
    await expect.element(page.getByText('Glasskulene')).toBeVisible()
    update({ refreshing: true })
    await expect.element(page.getByRole('table', { name: 'Ting' })).toHaveAttribute('aria-busy', 'true')
    await expect.element(page.getByText('Glasskulene')).toBeVisible()
  })
})

describe.each([390, 360])('[SHELL-08] at %i px', (width) => {
  test('the list does not scroll sideways, and filters fold to a button with a count', async () => {
    await page.viewport(width, 844)
    await showList(
      {
        total: 48,
        rowActions: () => [{ label: 'Slett', onSelect: () => undefined }],
        create: { label: 'Ny ting', shortLabel: 'Ny', to: '/things/new' },
      },
      { start: { filterBy: 'status:draft' } },
    )
    await expect.element(page.getByRole('link', { name: 'Glasskulene' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await expect.element(page.getByRole('button', { name: 'Fjern filteret Status: Utkast' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Filtre' }))
    await expect.element(page.getByRole('menuitemradio', { name: 'Utkast' })).toHaveAttribute('aria-checked', 'true')
  })

  test('[LIST-01] the grid has two columns and is chosen in the sort menu', async () => {
    await page.viewport(width, 844)
    await showList()
    await userEvent.click(page.getByRole('button', { name: /^Sortert etter/ }))
    await userEvent.click(page.getByRole('menuitemradio', { name: 'Rutenett' }))
    await expect.element(page.getByRole('list', { name: 'Ting' })).toBeVisible()
    const [first, second] = page.getByRole('listitem').elements()
    expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})

describe.each(['light', 'dark'] as const)('[SHELL-08] no serious axe finding in %s', (scheme) => {
  test.each([
    ['as a list', {}, 'list'],
    ['as a grid', {}, 'grid'],
    ['empty', { items: [], total: 0 }, 'list'],
    ['failed', { items: [], total: 0, failed: true, onRetry: () => undefined }, 'list'],
    ['loading', { items: [], total: 0, loading: true }, 'list'],
  ] as const)('%s', async (_name, props, look) => {
    window.localStorage.setItem('vitrine.list.things.look', look)
    const many = { total: 48, rowActions: () => [{ label: 'Slett', onSelect: () => undefined }] }
    await showList(
      { ...many, ...props, items: 'items' in props ? [...props.items] : things },
      { scheme, start: { filterBy: 'status:draft' } },
    )
    await expect.element(page.getByRole('heading', { level: 1, name: 'Ting' })).toBeVisible()
    expect(await seriousFindings()).toEqual([])
  })

  test('with an open menu', async () => {
    await showList({}, { scheme })
    await userEvent.click(page.getByRole('button', { name: /^Sortert etter/ }))
    await expect.element(page.getByRole('menuitemradio', { name: 'Tittel' })).toBeVisible()
    expect(await seriousFindings()).toEqual([])
  })
})
