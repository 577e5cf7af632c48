import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { seriousFindings } from '#ui/testing'
import { ingrid, open, problem, refused } from './testing/index.ts'

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })

describe('coming in', () => {
  test('[AUTH-01] without a token, and with nothing to renew it by, the login service is next and the wanted path is kept', async () => {
    const { left, asked } = await open({ at: '/admin/user?currentPage=2', isSignedIn: false })
    await expect.poll(() => left.length).toBe(1)
    expect(new URL(left[0] ?? '').origin).toBe('https://login.test')
    expect(asked.filter((call) => call === 'POST /oauth2/refresh')).toHaveLength(1)
    expect(JSON.parse(sessionStorage.getItem('vitrine.sign_in') ?? '{}')).toMatchObject({ path: '/admin/user?currentPage=2' })
  })

  test('[AUTH-01] without a token the refresh cookie opens the app', async () => {
    const tokens = { access_token: 'a', id_token: 'h.e30.s', expires_at: '2100-01-01T00:00:00.000Z' }
    const { left } = await open({ isSignedIn: false, answers: { 'POST /oauth2/refresh': () => tokens } })
    await expect.element(heading(/Ingrid/)).toBeVisible()
    expect(left).toEqual([])
  })

  test('[AUTH-01] a login service that does not answer is told, with a way to try again', async () => {
    const { left } = await open({ isSignedIn: false, signIn: null })
    await expect.element(page.getByText(/Innloggingstjenesten svarer ikke/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Prøv igjen' })).toBeVisible()
    expect(left).toEqual([])
  })

  test('[AUTH-03] a callback with a state that was never issued is an error, and nothing is stored', async () => {
    const { asked } = await open({ at: '/oauth2/callback?code=c&state=never', isSignedIn: false })
    await expect.element(heading('Innlogginga gikk ikke')).toBeVisible()
    expect(asked).toEqual([])
    expect(localStorage.getItem('vitrine.access_token')).toBeNull()
  })

  test('[AUTH-04] a loading screen stands until the person is known; a failure is tried once more', async () => {
    let tries = 0
    let answer = (_response: Response) => {}
    const first = new Promise<Response>((resolve) => {
      answer = resolve
    })
    await open({
      answers: {
        'GET /admin/api/users/user-info': () => {
          tries += 1
          return tries === 1 ? first : ingrid
        },
      },
    })
    await expect.element(page.getByText(/Henter siden din/)).toBeInTheDocument()
    answer(problem(503, 'unavailable'))
    await expect.element(heading(/Ingrid/)).toBeVisible()
    expect(tries).toBe(2)
  })

  test('[AUTH-04] [AUTH-09] the second failure shows access denied, with the reason', async () => {
    const { asked } = await open({ answers: { 'GET /admin/api/users/user-info': refused(403, 'banned') } })
    await expect.element(heading('Du har ikke tilgang hit')).toBeVisible()
    await expect.element(page.getByText(/Du er stengt ute av en administrator/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Tilbake' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Til oversikten' })).toBeVisible()
    expect(asked.filter((call) => call.endsWith('user-info'))).toHaveLength(2)
    expect(await seriousFindings()).toEqual([])
  })
})

describe('going out', () => {
  test('[AUTH-05] the countdown starts at 5, and Cancel goes back', async () => {
    const { place, asked } = await open({ at: '/logout' })
    await expect.element(heading('Du logges ut om 5 sekunder')).toBeVisible()
    expect(await seriousFindings()).toEqual([])
    await userEvent.click(page.getByRole('link', { name: 'Avbryt' }))
    await expect.poll(place).toBe('/dashboard')
    expect(asked).not.toContain('POST /oauth2/logout')
  })

  test('[AUTH-05] logging out now ends the session, clears the tokens and goes to /', async () => {
    const { left } = await open({ at: '/logout', answers: { 'POST /oauth2/logout': () => ({ end_session_url: null }) } })
    await userEvent.click(page.getByRole('button', { name: 'Logg ut nå' }))
    await expect.poll(() => left).toEqual(['/'])
    expect(localStorage.getItem('vitrine.access_token')).toBeNull()
  })

  test('[AUTH-05] the countdown reaches 0 by itself, and the login service ends its own session', async () => {
    const end = 'https://login.test/end?then=/'
    const { left } = await open({ at: '/logout', answers: { 'POST /oauth2/logout': () => ({ end_session_url: end }) } })
    await expect.element(heading(/om 3 sekunder/)).toBeVisible()
    await expect.poll(() => left, { timeout: 10_000 }).toEqual([end])
  })

  test('[AUTH-05] a server that does not answer is told, and nobody believes to be out', async () => {
    const { left } = await open({ at: '/logout', answers: { 'POST /oauth2/logout': refused(503, 'unavailable') } })
    await userEvent.click(page.getByRole('button', { name: 'Logg ut nå' }))
    await expect.element(page.getByText(/Du er ikke logget ut ennå/)).toBeVisible()
    expect(left).toEqual([])
  })

  test('[AUTH-11] signing out in another tab signs out this one', async () => {
    await open()
    await expect.element(heading(/Ingrid/)).toBeVisible()
    localStorage.removeItem('vitrine.access_token')
    window.dispatchEvent(new StorageEvent('storage', { key: 'vitrine.access_token', storageArea: localStorage }))
    await expect.element(heading('Du er logget ut')).toBeVisible()
  })
})
