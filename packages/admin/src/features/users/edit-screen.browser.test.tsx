import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answer, open, record } from '../../app/stage/index.ts'

const nils = record(7, 1, {
  name: 'Nils Berg',
  username: 'nils@fjordmuseet.no',
  image_url: null,
  is_admin: false,
  is_banned: false,
  activated: false,
  number_of_instances: 0,
})
const url = 'https://vitrine.test/oidc/invitation#secret'
const read: Record<string, Answer> = { 'GET /admin/api/users/7': () => nils }
const link = page.getByText(url)

test('[ADM-60] a new person is saved to their own page, where the invitation stands; passing it by is not offered', async () => {
  const { place } = await open({
    at: '/admin/user/create',
    answers: { ...read, 'POST /admin/api/users': () => ({ ...nils, invitation_url: url }) },
  })
  await userEvent.fill(page.getByRole('textbox', { name: 'Navn' }), 'Nils Berg')
  await userEvent.fill(page.getByRole('textbox', { name: 'E-post' }), 'Nils@Fjordmuseet.no')
  expect(page.getByRole('button', { name: 'Flere måter å lagre på' }).query()).toBeNull()
  await userEvent.click(page.getByRole('button', { name: 'Lagre', exact: true }))
  await expect.poll(place).toBe('/admin/user/7')
  await expect.element(link).toBeVisible()
})

describe('inviting a person again', () => {
  const invite = async (invitation_url: string | null) => {
    const world = await open({
      at: '/admin/user/7',
      answers: { ...read, 'POST /admin/api/users/7/invite': () => ({ invitation_url }) },
    })
    await userEvent.click(page.getByRole('button', { name: 'Ny invitasjon' }))
    await expect.element(page.getByRole('dialog', { name: 'Invitere Nils Berg på nytt?' })).toBeVisible()
    expect(world.asked).not.toContain('POST /admin/api/users/7/invite')
    await userEvent.click(page.getByRole('button', { name: 'Inviter på nytt' }))
    return world
  }

  test('asks first, then shows the new link until it is put away', async () => {
    await invite(url)
    await expect.element(page.getByRole('heading', { name: 'Ny invitasjon til Nils Berg' })).toBeVisible()
    await expect.element(link).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Ferdig' }))
    await expect.element(link).not.toBeInTheDocument()
  })

  test('with a login service that has its own passwords there is no link, only word that they can log in', async () => {
    await invite(null)
    await expect.element(page.getByRole('status').getByText('Nils Berg kan logge inn på nytt')).toBeVisible()
    expect(link.query()).toBeNull()
  })
})

test('[ADM-60] a picture taken away is sent as none', async () => {
  const sent: unknown[] = []
  await open({
    at: '/admin/user/7',
    answers: {
      'GET /admin/api/users/7': () => ({ ...nils, image_url: 'https://fjordmuseet.no/nils.jpg' }),
      'PUT /admin/api/users/7': async (request) => {
        sent.push(await request.json())
        return { ...nils, version: 2 }
      },
    },
  })
  await userEvent.fill(page.getByRole('textbox', { name: 'Bilde' }), '')
  await userEvent.click(page.getByRole('button', { name: 'Lagre', exact: true }))
  await expect.poll(() => sent).toEqual([{ name: 'Nils Berg', image_url: null, is_admin: false, version: 1 }])
})
