import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { open, problem, record, refused } from '../../app/testing/index.ts'

const jonas = record(2, 1, {
  name: 'Jonas Aune',
  username: 'jonas@fjordmuseet.no',
  image_url: null,
  is_admin: false,
  is_banned: false,
  activated: true,
  number_of_instances: 4,
})
const list = { items: [jonas], count: 1, total_count: 1, total_is_exact: true, page: 0, page_size: 10 }
const searched: string[] = []
const answers = {
  'GET /admin/api/users': (request: Request) => {
    searched.push(new URL(request.url).search)
    return list
  },
  'GET /admin/api/users/2': () => jonas,
}

async function banFromTheList() {
  await userEvent.click(page.getByRole('button', { name: 'Mer for Jonas Aune' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Steng ute' }))
  await expect.element(page.getByRole('alertdialog', { name: 'Stenge ute Jonas Aune?' })).toBeVisible()
}

test('[ADM-60] the list shows role, status and number of instances, and its filters go to the server and into the address', async () => {
  const { place } = await open({ at: '/admin/user', answers })
  await expect.element(page.getByText('Aktivert', { exact: true })).toBeVisible()
  await expect.element(page.getByText('jonas@fjordmuseet.no')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Utestengt: Alle' }))
  await userEvent.click(page.getByRole('menuitemradio', { name: 'Ja' }))
  await expect.poll(place).toBe('/admin/user?filterBy=is_banned%3Atrue')
  await expect.poll(() => searched.at(-1)).toContain('is_banned=true')
})

test('[ADM-60] banning asks first, names the person, and is done only when confirmed', async () => {
  const { asked } = await open({
    at: '/admin/user',
    answers: { ...answers, 'POST /admin/api/users/ban/2': () => ({ ...jonas, is_banned: true }) },
  })
  await banFromTheList()
  await userEvent.click(page.getByRole('button', { name: 'Behold' }))
  expect(asked).not.toContain('POST /admin/api/users/ban/2')
  await banFromTheList()
  await userEvent.click(page.getByRole('button', { name: 'Steng ute' }))
  await expect.element(page.getByRole('status').getByText('Jonas Aune er stengt ute')).toBeVisible()
  expect(asked).toContain('POST /admin/api/users/ban/2')
})

test('[ADM-05] a failed ban shows its text, and why', async () => {
  await open({ at: '/admin/user', answers: { ...answers, 'POST /admin/api/users/ban/2': refused(409, 'users.last_superuser') } })
  await banFromTheList()
  await userEvent.click(page.getByRole('button', { name: 'Steng ute' }))
  await expect.element(page.getByRole('alert').getByText(/^Kunne ikke stenge ute brukeren/)).toBeVisible()
  await expect.element(page.getByRole('alert').getByText(/Noen må være superbruker/)).toBeVisible()
})

test('[ADM-60] when editing, the address is locked with the reason beside it, and is not sent', async () => {
  const sent: unknown[] = []
  await open({
    at: '/admin/user/2',
    answers: {
      ...answers,
      'PUT /admin/api/users/2': async (request: Request) => {
        sent.push(await request.json())
        return { ...jonas, name: 'Jonas B. Aune', version: 2 }
      },
    },
  })
  const address = page.getByRole('textbox', { name: 'E-post' })
  await expect.element(address).toHaveAttribute('readonly')
  await expect.element(address).toHaveAccessibleDescription(/Kan ikke endres/)
  await userEvent.fill(page.getByRole('textbox', { name: 'Navn' }), 'Jonas B. Aune')
  await userEvent.click(page.getByRole('button', { name: 'Lagre', exact: true }))
  await expect.poll(() => sent).toEqual([{ name: 'Jonas B. Aune', image_url: null, is_admin: false, version: 1 }])
})

test('[ADM-60] a new person comes with a link, shown this once', async () => {
  const invitation_url = 'https://vitrine.test/oidc/invitation#abc'
  const { place } = await open({
    at: '/admin/user/create',
    answers: { ...answers, 'POST /admin/api/users': () => ({ ...jonas, invitation_url }) },
  })
  await userEvent.fill(page.getByRole('textbox', { name: 'Navn' }), 'Jonas Aune')
  await userEvent.fill(page.getByRole('textbox', { name: 'E-post' }), 'jonas@fjordmuseet.no')
  await userEvent.click(page.getByRole('button', { name: 'Lagre', exact: true }))
  await expect.poll(place).toBe('/admin/user/2')
  await expect.element(page.getByText(invitation_url)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Ferdig' }))
  await expect.element(page.getByText(invitation_url)).not.toBeInTheDocument()
})

test("[ADM-02] a user that cannot be saved is told so by the users' own text", async () => {
  await open({ at: '/admin/user/2', answers: { ...answers, 'PUT /admin/api/users/2': () => problem(507, 'storage_full') } })
  await userEvent.fill(page.getByRole('textbox', { name: 'Navn' }), 'Jonas B. Aune')
  await userEvent.click(page.getByRole('button', { name: 'Lagre', exact: true }))
  await expect.element(page.getByRole('alert').getByText(/^Kunne ikke lagre. Ingenting er mistet. Prøv igjen./)).toBeVisible()
})

test('someone who has not come in yet can be given a new link', async () => {
  const invitation_url = 'https://vitrine.test/oidc/invitation#new'
  const invited = { ...jonas, activated: false }
  await open({
    at: '/admin/user/2',
    answers: { 'GET /admin/api/users/2': () => invited, 'POST /admin/api/users/2/invite': () => ({ invitation_url }) },
  })
  await userEvent.click(page.getByRole('button', { name: 'Lag ny lenke' }))
  await expect.element(page.getByText(invitation_url)).toBeVisible()
})
