import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { seriousFindings } from '#ui/testing'
import { ingrid, open } from '../stage/index.ts'

const someone = { ...ingrid, is_admin: false }
const as = (user: typeof ingrid) => ({ 'GET /admin/api/users/user-info': () => user })
const noUsers = { 'GET /admin/api/users': () => ({ items: [], count: 0, total_count: 0, total_is_exact: true, page: 0, page_size: 10 }) }
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })

describe('[SHELL-01] the header', () => {
  test('a superuser goes over to the administration, which is marked, and back', async () => {
    const { place } = await open({ answers: noUsers })
    await userEvent.click(page.getByRole('link', { name: 'Administrasjon' }))
    await expect.poll(place).toBe('/admin/user')
    await expect.element(page.getByRole('banner').getByText('Administrasjon')).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Til oversikten' }))
    await expect.poll(place).toBe('/dashboard')
  })

  test('others have no way there, and are told so when they try the address', async () => {
    await open({ at: '/admin/user', answers: as(someone) })
    await expect.element(heading('Du har ikke tilgang hit')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Administrasjon' })).not.toBeInTheDocument()
  })

  test('inside an instance it says owner and instance', async () => {
    await open({ at: '/fjordmuseet/i1' })
    await expect.element(page.getByRole('link', { name: 'Vitrine Fjordmuseet / Kystleia' })).toHaveAttribute('href', '/dashboard')
  })
})

describe('[SHELL-02] the profile menu', () => {
  test('holds name, languages, appearance, version and the way out', async () => {
    await open()
    await userEvent.click(page.getByRole('button', { name: 'Profil og innstillinger for Ingrid Solheim' }))
    const menu = page.getByRole('dialog', { name: 'Ingrid Solheim' })
    await expect.element(menu.getByText('Vitrine 1.8.3')).toBeVisible()
    await expect.element(menu.getByRole('link', { name: 'Logg ut' })).toHaveAttribute('href', '/logout')
    await expect.element(menu.getByRole('group', { name: 'Utseende' })).toBeVisible()
    expect(await seriousFindings()).toEqual([])
  })

  test('[LANG-01] changing the language changes the page', async () => {
    await open()
    await userEvent.click(page.getByRole('button', { name: /Profil og innstillinger/ }))
    await userEvent.click(page.getByRole('button', { name: 'English' }))
    await expect.element(page.getByText('My museums')).toBeInTheDocument()
    expect([document.documentElement.lang, localStorage.getItem('vitrine.language')]).toEqual(['en', 'en'])
  })
})

describe('the menu', () => {
  test('[ADM-01] /admin leads to the first kind, and the menu names those there are, in order', async () => {
    const { place } = await open({ at: '/admin', answers: noUsers })
    await expect.poll(place).toBe('/admin/user')
    const links = page.getByRole('navigation', { name: 'Meny' }).getByRole('link')
    await expect.poll(() => links.elements().map((link) => link.textContent)).toEqual(['Brukere', 'Språk'])
    await expect.element(page.getByRole('heading', { name: 'Innhold' })).toBeVisible()
  })

  test('folds to icons, which keep their names, and is remembered', async () => {
    await open({ at: '/admin/user', answers: noUsers })
    await userEvent.click(page.getByRole('button', { name: 'Meny' }))
    await expect.element(page.getByRole('heading', { name: 'Innhold' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Språk' })).toBeVisible()
    expect(localStorage.getItem('vitrine.menu')).toBe('narrow')
  })

  test('[SHELL-08] is a drawer at 360 px, and the page does not scroll sideways', async () => {
    await page.viewport(360, 740)
    await open({ answers: noUsers })
    await expect.element(heading(/Ingrid/)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    await userEvent.click(page.getByRole('button', { name: 'Meny' }))
    await expect.element(page.getByRole('link', { name: 'Oversikt' })).toBeVisible()
    await page.viewport(1280, 800)
  })
})

describe('for those who do not see or point', () => {
  test('the first stop of the keyboard skips to the content', async () => {
    await open()
    await expect.element(heading(/Ingrid/)).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('link', { name: 'Hopp til innholdet' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('main')).toHaveFocus()
  })

  test('a change of page moves focus to its heading and names the tab', async () => {
    await open({ answers: noUsers })
    await userEvent.click(page.getByRole('link', { name: 'Administrasjon' }))
    await expect.element(heading('Brukere')).toHaveFocus()
    expect(document.title).toBe('Brukere – Vitrine')
  })

  test.each(['light', 'dark'] as const)('[SHELL-08] the dashboard has no serious axe finding in %s', async (scheme) => {
    await open({ scheme })
    await expect.element(heading(/Ingrid/)).toBeVisible()
    expect(await seriousFindings()).toEqual([])
  })

  test.each(['light', 'dark'] as const)('[SHELL-08] the administration has no serious axe finding in %s', async (scheme) => {
    await open({ at: '/admin/user', scheme, answers: noUsers })
    await expect.element(heading('Brukere')).toBeVisible()
    expect(await seriousFindings()).toEqual([])
  })
})

test('[AUTH-06] an unknown page says so, with a way to the dashboard', async () => {
  await open({ at: '/admin/nowhere' })
  await expect.element(heading('Fant ikke sida du lette etter')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Til oversikten' }).last()).toHaveAttribute('href', '/dashboard')
})

test('the dashboard shows instances under their museums, and says which have expired', async () => {
  await open()
  const havnes = page.getByRole('region', { name: 'Havnes bymuseum' })
  await expect.element(havnes.getByText('Utløpt')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Fjordmuseet' }).getByText('Redaktør')).toBeVisible()
})

test('whoever is in no museum yet is told so, with someone to write to', async () => {
  await open({ answers: as({ ...someone, instances: [] }) })
  await expect.element(page.getByText('Du er ikke lagt til i noe museum ennå')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Skriv til hjelp@vitrine.test' }))
    .toHaveAttribute('href', 'mailto:hjelp@vitrine.test')
})
