import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { seriousFindings } from '#ui/testing'
import { type Answer, ingrid, open, problem, record, refused, tellTabs, tokens, usualSettings } from './stage/index.ts'

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

  describe('[AUTH-06] while the login service does not answer', () => {
    const isDown = { settings: { sign_in: null } }

    test('whoever must sign in is told so, and trying again asks where it is', async () => {
      let answer: unknown = { ...usualSettings, sign_in: null }
      const { left } = await open({ isSignedIn: false, ...isDown, answers: { 'GET /admin/api/settings': () => answer } })
      await expect.element(page.getByText('Innloggingstjenesten svarer ikke. Prøv igjen om litt.')).toBeVisible()
      expect(left).toEqual([])
      answer = usualSettings
      await userEvent.click(page.getByRole('button', { name: 'Prøv igjen' }))
      await expect.poll(() => left.length).toBe(1)
      expect(left[0]).toContain('https://login.test/authorize')
    })

    test('whoever is signed in goes on', async () => {
      await open(isDown)
      await expect.element(heading(/Ingrid/)).toBeVisible()
    })
  })

  test('[AUTH-03] a callback with a state that was never issued is an error, and nothing is stored', async () => {
    const { asked } = await open({ at: '/oauth2/callback?code=c&state=never', isSignedIn: false })
    await expect.element(heading('Innlogginga mislyktes')).toBeVisible()
    expect(asked).toEqual([])
    expect(localStorage.getItem('vitrine.access_token')).toBeNull()
  })

  test('[AUTH-04] a loading screen stands until the person is known; a failure is tried once more', async () => {
    let tries = 0
    await open({
      answers: {
        'GET /admin/api/users/user-info': () => {
          tries += 1
          return tries === 1 ? problem(503, 'unavailable') : ingrid
        },
      },
    })
    await expect.element(page.getByText('Henter sida di')).toBeInTheDocument()
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
    await expect.element(heading('Utlogginga mislyktes')).toBeVisible()
    expect(left).toEqual([])
  })

  test('[AUTH-11] signing out in another tab signs out this one', async () => {
    await open()
    await expect.element(heading(/Ingrid/)).toBeVisible()
    tellTabs({})
    await expect.element(page.getByText(/Du logget ut i et annet vindu/)).toBeVisible()
  })

  test('[AUTH-11] a session that another tab found to be over is called that, not a log-out', async () => {
    await open()
    await expect.element(heading(/Ingrid/)).toBeVisible()
    tellTabs({ session_over: 'true' })
    await expect.element(page.getByText(/Økta di er over/)).toBeVisible()
  })
})

describe('with words not yet saved', () => {
  const name = page.getByRole('textbox', { name: 'Navn' })
  const draft = () => localStorage.getItem('vitrine.draft.1.locale.10')

  async function write(answers = {}) {
    const sme = record(10, 3, { name: 'Samisk', language_code: 'sme' })
    const world = await open({ at: '/admin/locale/10#navn', answers: { 'GET /admin/api/locales/10': () => sme, ...answers } })
    await expect.element(name).toBeVisible()
    await userEvent.fill(name, 'Nordsamisk')
    return world
  }

  test('[AUTH-11] another person who signs in takes over this tab without the browser asking, and the words are kept', async () => {
    const { reloads, left } = await write()
    tellTabs(tokens('other', 'jonas'))
    await expect.poll(() => reloads).toEqual(['reloaded'])
    await expect.element(name).not.toBeInTheDocument()
    expect(draft()).toContain('Nordsamisk')
    expect(left).toEqual([])
  })

  test('signing out in another tab keeps them, also the last ones', async () => {
    await write()
    tellTabs({})
    await expect.element(heading('Du er logget ut')).toBeVisible()
    expect(draft()).toContain('Nordsamisk')
  })

  test('[AUTH-04] failing to ask anew who this is takes nothing away; being shut out does', async () => {
    let whoAmI: Answer = () => ingrid
    const { asked } = await write({
      'GET /admin/api/users/user-info': (request: Request) => whoAmI(request),
      'PUT /admin/api/locales/10': refused(403, 'banned'),
    })
    const timesAsked = () => asked.filter((call) => call.endsWith('user-info')).length
    const before = timesAsked()

    // A call refused for a ban has the person's own data asked for again.
    whoAmI = refused(503, 'unavailable')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.poll(timesAsked).toBe(before + 2)
    await expect.element(name).toHaveValue('Nordsamisk')

    whoAmI = refused(403, 'banned')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.element(heading('Du har ikke tilgang hit')).toBeVisible()
    expect(draft()).toContain('Nordsamisk')
  })
})
