import { type FieldError, type Menu, menu as menuShape } from '@vitrine/contract'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { seriousFindings, show } from '#ui/testing'
import { ToastProvider, Toasts } from '#ui/toasts'
import { MenuBuilder } from './menu-builder.tsx'
import type { Path } from './menu-tree.ts'

const item = (no: string, ...below: string[]) => ({ title: { no }, sub_menu_items: below.map((name) => ({ title: { no: name } })) })
const given = menuShape.parse([
  { title: { no: 'Innhold' }, menu_items: [item('Artikler'), item('Gjenstander', 'Båter')] },
  { title: {}, menu_items: [] },
])
let latest: Menu = []

function Builder({ menu, errors }: { menu: Menu; errors: FieldError[] }) {
  const [value, setValue] = useState(menu)
  const [chosen, setChosen] = useState<Path>()
  latest = value
  return (
    <ToastProvider>
      <MenuBuilder menu={value} onChange={setValue} locale="no" errors={errors} chosen={chosen} onChoose={setChosen} />
      <Toasts />
    </ToastProvider>
  )
}
const build = (menu: Menu, { scheme = 'light' as 'light' | 'dark', errors = [] as FieldError[] } = {}) =>
  show(<Builder menu={menu} errors={errors} />, { scheme })

const names = () => latest.map(({ menu_items }) => menu_items.map(({ title }) => title.no))
const grip = (name: string) => page.getByRole('button', { name: `Flytt ${name}`, exact: true })

test.each(['light', 'dark'] as const)('[SHELL-08] [ADM-20] the menu builder has no serious axe finding in %s', async (scheme) => {
  await build(given, { scheme, errors: [{ pointer: '/menu/0/menu_items/0/title/no', code: 'too_long', detail: '' }] })
  await page.getByRole('button', { name: /^Båter/ }).click()
  await expect.element(page.getByRole('textbox', { name: 'Tittel på Norsk bokmål' })).toHaveValue('Båter')
  expect(await seriousFindings()).toEqual([])
})

test('[ADM-20] an empty menu begins with a group, an empty group with an item', async () => {
  await build([])
  await page.getByRole('button', { name: 'Ny gruppe' }).click()
  await expect.element(page.getByRole('button', { name: 'Gruppe uten tittel', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Nytt punkt i Gruppe uten tittel' }).click()
  expect(latest).toEqual([{ title: {}, menu_items: [expect.objectContaining({ title: {}, mui_icon: null })] }])
})

test('[ADM-20] leaving a lifted row lets it go where it is; a step that leads nowhere is said and changes nothing', async () => {
  await build(given)
  await expect.element(grip('Artikler')).toBeVisible()
  grip('Artikler').element().focus()
  await userEvent.keyboard(' {ArrowUp}')
  await expect.element(page.getByRole('status').first()).toHaveTextContent('Kan ikke flyttes dit. Artikler, plass 1 av 2 i Innhold')
  await userEvent.keyboard('{ArrowDown}')
  expect(names()).toEqual([['Gjenstander', 'Artikler'], []])
  await userEvent.tab()
  await expect.element(page.getByRole('status').first()).toHaveTextContent('Sluppet: Artikler, plass 2 av 2 i Innhold')
  await expect.element(grip('Artikler')).toHaveAttribute('aria-pressed', 'false')
  expect(names()).toEqual([['Gjenstander', 'Artikler'], []])
})

test('[ADM-20] what was deleted comes back to its place, also when the menu has changed since', async () => {
  await build(given)
  await page.getByRole('button', { name: 'Valg for Artikler' }).click()
  await page.getByRole('menuitem', { name: 'Slett' }).click()
  expect(names()).toEqual([['Gjenstander'], []])
  await page.getByRole('button', { name: 'Nytt punkt i Gruppe uten tittel' }).click()
  await page.getByRole('button', { name: 'Angre' }).click()
  expect(names()).toEqual([['Artikler', 'Gjenstander'], [undefined]])
})

test('[ADM-20] what the server refused is told, and the row it is about is marked', async () => {
  await build(given, { errors: [{ pointer: '/menu/0/menu_items/1/sub_menu_items/0/title/no', code: 'too_long', detail: '' }] })
  await expect.element(page.getByRole('alert').getByText('For langt. Kort det ned.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Båter Noe er feil her/ })).toBeVisible()
})
