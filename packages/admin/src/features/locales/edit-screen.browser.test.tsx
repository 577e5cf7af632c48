import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answer, open, problem, record, reopen } from '../../app/stage/index.ts'

const sme = record(10, 3, { name: 'Samisk', language_code: 'sme' })
const read: Record<string, Answer> = { 'GET /admin/api/locales/10': () => sme }
const nameField = page.getByRole('textbox', { name: 'Navn' })
const save = page.getByRole('button', { name: 'Lagre', exact: true })

async function write(text: string) {
  await expect.element(nameField).toBeVisible()
  await userEvent.fill(nameField, text)
}

async function saveAndGoBack() {
  await userEvent.click(page.getByRole('button', { name: 'Flere måter å lagre på' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Lagre og gå tilbake til lista' }))
}

test('[ADM-02] [ADM-80] a new locale is saved, said to be, and its own page follows', async () => {
  const { place } = await open({
    at: '/admin/locale/create',
    answers: { 'POST /admin/api/locales': () => sme, ...read },
  })
  await write('Samisk')
  await userEvent.fill(page.getByRole('textbox', { name: 'Språkkode' }), 'sme')
  await userEvent.click(save)
  await expect.element(page.getByRole('status').getByText('Lagret')).toBeVisible()
  await expect.poll(place).toBe('/admin/locale/10')
})

test('[ADM-02] save and go back goes to the list', async () => {
  const { place } = await open({
    at: '/admin/locale/10',
    answers: { ...read, 'PUT /admin/api/locales/10': () => ({ ...sme, version: 4 }) },
  })
  await write('Nordsamisk')
  await saveAndGoBack()
  await expect.poll(place).toBe('/admin/locale')
})

test('[ADM-02] saving and going back asks nothing, also when the server stored it a little differently', async () => {
  const { place } = await open({
    at: '/admin/locale/10',
    answers: { ...read, 'PUT /admin/api/locales/10': () => ({ ...sme, version: 4, name: 'Nordsamisk' }) },
  })
  await write('Nordsamisk  ')
  await saveAndGoBack()
  await expect.poll(place).toBe('/admin/locale')
})

describe('[ADM-02] a new locale', () => {
  const create = { at: '/admin/locale/create', answers: { 'POST /admin/api/locales': () => sme, ...read } as Record<string, Answer> }
  const fill = async () => {
    await write('Samisk  ')
    await userEvent.fill(page.getByRole('textbox', { name: 'Språkkode' }), 'sme')
  }

  test('is saved and left for the list without a question', async () => {
    const { place } = await open(create)
    await fill()
    await saveAndGoBack()
    await expect.poll(place).toBe('/admin/locale')
  })

  test.each([
    ['saving', () => userEvent.click(save)],
    ['saving and going back', () => saveAndGoBack()],
  ] as const)('takes the words written while %s along to its own page, and is not made twice', async (_how, saveIt) => {
    const made = Promise.withResolvers<void>()
    const sent: unknown[] = []
    const { place, asked } = await open({
      ...create,
      answers: {
        ...create.answers,
        'POST /admin/api/locales': () => made.promise.then(() => sme),
        'PUT /admin/api/locales/10': async (request) => {
          sent.push(await request.json())
          return { ...sme, version: 4, name: 'Nordsamisk' }
        },
      },
    })
    await fill()
    await saveIt()
    await expect.poll(() => asked).toContain('POST /admin/api/locales')
    await userEvent.fill(nameField, 'Nordsamisk')
    await userEvent.keyboard('{Control>}s{/Control}')
    made.resolve()
    await expect.poll(place).toBe('/admin/locale/10')
    await expect.element(nameField).toHaveValue('Nordsamisk')
    await userEvent.click(save)
    await expect.poll(() => sent).toEqual([{ name: 'Nordsamisk', language_code: 'sme', version: 3 }])
    expect(asked.filter((call) => call.startsWith('POST'))).toHaveLength(1)
  })
})

test('[ADM-02] a refused save keeps the words, tells why, and marks the field', async () => {
  const taken = problem(409, 'locales.taken', { errors: [{ pointer: '/language_code', code: 'taken', detail: 'x' }] })
  await open({ at: '/admin/locale/10', answers: { ...read, 'PUT /admin/api/locales/10': () => taken } })
  await write('Nordsamisk')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByRole('alert').getByText('Et annet språk har denne koden.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Språkkode' })).toHaveAccessibleDescription(/Dette er i bruk fra før/)
  await expect.element(nameField).toHaveValue('Nordsamisk')
})

describe('[SHELL-06] leaving unsaved words', () => {
  test('asks first; staying keeps them, going lets them go', async () => {
    const { place } = await open({ at: '/admin/locale/10', answers: read })
    await write('Nordsamisk')
    await userEvent.click(page.getByRole('link', { name: 'Tilbake til Språk' }))
    await expect.element(page.getByText('Du har endringer som ikke er lagret. Vil du gå likevel?')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Bli her' }))
    await expect.element(nameField).toHaveValue('Nordsamisk')
    await userEvent.click(page.getByRole('link', { name: 'Tilbake til Språk' }))
    await userEvent.click(page.getByRole('button', { name: 'Gå uten å lagre' }))
    await expect.poll(place).toBe('/admin/locale')
    expect(localStorage.getItem('vitrine.draft.1.locale.10')).toBeNull()
  })

  test('by closing the window lets the browser ask', async () => {
    await open({ at: '/admin/locale/10', answers: read })
    await expect.element(nameField).toBeVisible()
    const clean = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(clean)
    expect(clean.defaultPrevented).toBe(false)
    await write('Nordsamisk')
    const dirty = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(dirty)
    expect(dirty.defaultPrevented).toBe(true)
  })
})

describe('words of an earlier visit that were not saved', () => {
  test('are kept to the last letter when the window goes away', async () => {
    await open({ at: '/admin/locale/10', answers: read })
    await write('Nordsamisk')
    window.dispatchEvent(new Event('pagehide'))
    expect(localStorage.getItem('vitrine.draft.1.locale.10')).toContain('Nordsamisk')
  })

  async function crash() {
    const first = await open({ at: '/admin/locale/10', answers: read })
    await write('Nordsamisk')
    await expect.poll(() => localStorage.getItem('vitrine.draft.1.locale.10')).toContain('Nordsamisk')
    first.close()
    await reopen({ at: '/admin/locale/10', answers: read })
    await expect.element(page.getByText(/Vi fant noe du ikke rakk å lagre/)).toBeVisible()
  }

  test('are offered back and taken up again', async () => {
    await crash()
    await expect.element(nameField).toHaveValue('Samisk')
    await userEvent.click(page.getByRole('button', { name: 'Bruk' }))
    await expect.element(nameField).toHaveValue('Nordsamisk')
  })

  test('are not written over what another has saved since: that is a conflict', async () => {
    const since = record(10, 4, { name: 'Davvisámegiella', language_code: 'sme' })
    const first = await open({ at: '/admin/locale/10', answers: read })
    await write('Nordsamisk')
    await expect.poll(() => localStorage.getItem('vitrine.draft.1.locale.10')).toContain('Nordsamisk')
    first.close()
    const put: Answer = async (request) => {
      const { version } = (await request.json()) as { version: number }
      return version === 4 ? since : problem(409, 'conflict', { stored: since })
    }
    await reopen({ at: '/admin/locale/10', answers: { 'GET /admin/api/locales/10': () => since, 'PUT /admin/api/locales/10': put } })
    await userEvent.click(page.getByRole('button', { name: 'Bruk' }))
    await userEvent.click(save)
    await expect.element(page.getByRole('dialog', { name: 'Jonas Aune lagret mens du skrev' })).toBeVisible()
  })

  test('are let go when the person says so', async () => {
    await crash()
    await userEvent.click(page.getByRole('button', { name: 'Forkast' }))
    await expect.element(page.getByText(/Vi fant noe/)).not.toBeInTheDocument()
    expect(localStorage.getItem('vitrine.draft.1.locale.10')).toBeNull()
  })
})

describe('when another has saved meanwhile', () => {
  const theirs = record(10, 4, { name: 'Davvisámegiella', language_code: 'se' })

  async function collide() {
    const sent: unknown[] = []
    const world = await open({
      at: '/admin/locale/10',
      answers: {
        ...read,
        'PUT /admin/api/locales/10': async (request) => {
          const body = (await request.json()) as { version: number }
          sent.push(body)
          return body.version === 4 ? { ...theirs, ...body, version: 5 } : problem(409, 'conflict', { stored: theirs })
        },
      },
    })
    await write('Nordsamisk')
    await userEvent.click(save)
    await expect.element(page.getByRole('dialog', { name: 'Jonas Aune lagret mens du skrev' })).toBeVisible()
    return { ...world, sent }
  }

  test('only what both changed is asked about, the rest is merged and told; mine is kept', async () => {
    const { sent } = await collide()
    await expect.element(page.getByText(/slått sammen med din: Språkkode/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Behold alt mitt' }))
    await userEvent.click(page.getByRole('button', { name: 'Lagre sammenslått' }))
    await expect.poll(() => sent.at(-1)).toEqual({ name: 'Nordsamisk', language_code: 'se', version: 4 })
  })

  test('theirs is taken', async () => {
    const { sent } = await collide()
    await userEvent.click(page.getByRole('radio', { name: 'Jonas Aune: Davvisámegiella' }))
    await userEvent.click(page.getByRole('button', { name: 'Lagre sammenslått' }))
    await expect.poll(() => sent.at(-1)).toEqual({ name: 'Davvisámegiella', language_code: 'se', version: 4 })
  })

  test('both are written together', async () => {
    const { sent } = await collide()
    await userEvent.fill(page.getByRole('textbox', { name: 'Skriv dem sammen' }), 'Nordsamisk (davvisámegiella)')
    await userEvent.click(page.getByRole('button', { name: 'Lagre sammenslått' }))
    await expect.poll(() => sent.at(-1)).toMatchObject({ name: 'Nordsamisk (davvisámegiella)', version: 4 })
  })

  test('Esc returns to the form with every word in place', async () => {
    await collide()
    await userEvent.keyboard('{Escape}')
    await expect.element(nameField).toHaveValue('Nordsamisk')
  })
})
