import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findBarriers } from '../../testing/axe.ts'
import { fakeRelations } from '../../testing/fakes/relations.ts'
import { form, showForm } from '../../testing/show-form.tsx'

const one = {
  type: 'object',
  title: 'Gjenstand',
  properties: { to_document_id: { type: ['integer', 'null'] }, reference_key: { type: 'string', default: 'del' } },
}
const list = { type: 'array', title: 'Relaterte', items: { ...one, title: undefined } }
const options = { schemaIds: [1, 2], titleField: 'title' }
const looks = (more: object = {}) => ({ it: { 'ui:field': 'Relation', 'ui:options': { ...options, ...more } } })
const to = (...ids: number[]) => ids.map((to_document_id) => ({ to_document_id, reference_key: `ref-${to_document_id}` }))
const texts = {
  'documentStatuses.draft': 'Utkast',
  'documentStatuses.published': 'Publisert',
  'documentStatuses.published_not_listed': 'Ulistet',
}
const show = (given: Partial<Parameters<typeof showForm>[0]> = {}) =>
  showForm({ schema: form({ it: list }), uiSchema: looks(), texts, ...given })

const rows = page.getByRole('listitem')
const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('[WID-13] related documents', () => {
  test('are shown by title and status, all of them asked for in one call', async () => {
    const relations = fakeRelations()
    await show({ value: { it: to(1, 2, 3) }, services: { relations } })
    await expect.element(rows.nth(0)).toMatchTextContent(/Åttringen «Haabet»Publisert/)
    await expect.element(rows.nth(1)).toMatchTextContent(/Kystkvinnene som drev leiaUtkast/)
    await expect.element(rows.nth(2)).toMatchTextContent(/Kaia i HavnesUlistet/)
    expect(relations.asked).toEqual(['1,2,3 title -'])
    expect(await findBarriers()).toEqual([])
  })

  test('are picked, several at once, with a reference key from the default or that and a suffix', async () => {
    const relations = fakeRelations()
    const shown = await show({ services: { relations } })
    relations.choose(1, 3)
    await button('Legg til dokument').click()
    await expect.element(rows.nth(1)).toMatchTextContent(/Kaia i Havnes/)
    expect(shown.value()).toEqual({
      it: [
        { to_document_id: 1, reference_key: 'del' },
        { to_document_id: 3, reference_key: expect.stringMatching(/^del-[a-z0-9]{6}$/) },
      ],
    })
    expect(relations.asked, 'what was picked is known').toEqual(['pick several of 1,2'])
  })

  test('one that is there is not added again, and that is told for two seconds', async () => {
    const relations = fakeRelations()
    const shown = await show({ value: { it: to(1) }, services: { relations } })
    await expect.element(rows.nth(0)).toMatchTextContent(/Haabet/)
    relations.choose(1, 2)
    await button('Legg til dokument').click()
    const told = page.getByRole('status').getByText('Dokumentet er med fra før')
    await expect.element(told).toBeVisible()
    expect((shown.value().it as { to_document_id: number }[]).map((each) => each.to_document_id)).toEqual([1, 2])
    await expect.element(told, { timeout: 5_000 }).not.toBeInTheDocument()
  })

  test('move up and down by buttons, keep the focus, and stop at the ends', async () => {
    const shown = await show({ value: { it: to(1, 2, 3) }, services: { relations: fakeRelations() } })
    const down = button('Flytt Åttringen «Haabet» ned')
    await down.click()
    expect(shown.value()).toEqual({ it: to(2, 1, 3) })
    await expect.element(down).toHaveFocus()
    await userEvent.keyboard('{Enter}{Enter}')
    expect(shown.value()).toEqual({ it: to(2, 3, 1) })
    await expect.element(down).toHaveAttribute('aria-disabled', 'true')
    await button('Flytt Kaia i Havnes opp').click()
    expect(shown.value()).toEqual({ it: to(3, 2, 1) })
  })

  test('move by the grip and the keyboard', async () => {
    const shown = await show({ value: { it: to(1, 2) }, services: { relations: fakeRelations() } })
    await expect.element(rows.nth(0)).toMatchTextContent(/Haabet/)
    button('Flytt Åttringen «Haabet»').element().focus()
    await userEvent.keyboard(' ')
    await expect.element(page.getByText('Åttringen «Haabet» er løftet, plass 1 av 2')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByText('Åttringen «Haabet», plass 2 av 2')).toBeInTheDocument()
    await userEvent.keyboard(' ')
    await expect.poll(shown.value).toEqual({ it: to(2, 1) })
  })

  test('go only when asked for: the safe answer has the focus, and the next row has it afterwards', async () => {
    const shown = await show({ value: { it: to(1, 2) }, services: { relations: fakeRelations() } })
    await button('Fjern Åttringen «Haabet»').click()
    const question = page.getByRole('alertdialog', { name: 'Fjerne «Åttringen «Haabet»» herfra?' })
    await expect.element(question.getByRole('button', { name: 'Behold' })).toHaveFocus()
    expect(await findBarriers()).toEqual([])
    await userEvent.keyboard('{Enter}')
    await expect.element(question).not.toBeInTheDocument()
    expect(shown.value()).toEqual({ it: to(1, 2) })

    await button('Fjern Åttringen «Haabet»').click()
    await question.getByRole('button', { name: 'Fjern' }).click()
    await expect.poll(shown.value).toEqual({ it: to(2) })
    await expect.element(rows.nth(0)).toHaveFocus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(shown.value).toEqual({ it: to(1, 2) })
  })

  test('deleted ones and ones that nobody may see are told as such and can be removed; none is dropped in silence', async () => {
    const shown = await show({
      value: { it: [...to(4, 404), { to_document_id: null, reference_key: 'x' }] },
      services: { relations: fakeRelations() },
    })
    await expect.element(rows.nth(0)).toMatchTextContent(/TelegrafenSlettet\./)
    await expect.element(rows.nth(1)).toMatchTextContent(/Dokument 404Finnes ikke lenger, eller du har ikke tilgang til det/)
    await expect.element(rows.nth(2)).toMatchTextContent(/Uten dokumentHer er det ikke valgt noe/)
    await expect.element(button('Åpne Telegrafen')).not.toBeInTheDocument()
    expect(await findBarriers()).toEqual([])
    await button('Fjern Dokument 404').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Fjern' }).click()
    await expect.poll(shown.value).toEqual({ it: [...to(4), { to_document_id: null, reference_key: 'x' }] })
  })

  test('are opened, and asked for again when the person is back', async () => {
    const relations = fakeRelations()
    await show({ value: { it: to(2) }, services: { relations } })
    await expect.element(rows.nth(0)).toMatchTextContent(/Kystkvinnene/)
    relations.rename(2, 'Nytt navn')
    await button('Åpne Kystkvinnene som drev leia').click()
    await expect.element(rows.nth(0)).toMatchTextContent(/Nytt navn/)
    expect(relations.opened).toEqual([2])
  })

  test('that are slow to come say so after 200 ms; without an answer they stay, with a way to try again', async () => {
    const relations = fakeRelations()
    relations.hold()
    relations.fail(1)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const shown = await show({ value: { it: to(1) }, services: { relations } })
    const loading = page.getByText('Henter dokumentene …')
    vi.advanceTimersByTime(199)
    expect(loading.query()).toBeNull()
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    await expect.element(loading).toBeInTheDocument()
    relations.release()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Kunne ikke hente dokumentene akkurat nå/)
    await expect.element(rows.nth(0)).toMatchTextContent(/Dokument 1/)
    await button('Prøv igjen').click()
    await expect.element(rows.nth(0)).toMatchTextContent(/Haabet/)
    expect(shown.value()).toEqual({ it: to(1) })
  })

  test('are asked for again in another language', async () => {
    const relations = fakeRelations()
    const shown = await show({ value: { it: to(1) }, services: { relations }, locales: ['no', 'en'], locale: 'no' })
    await expect.element(rows.nth(0)).toMatchTextContent(/Haabet/)
    shown.set({ locale: 'en' })
    await expect.poll(() => relations.asked).toEqual(['1 title no', '1 title en'])
  })

  test('cannot be changed where they are read-only, and why is said', async () => {
    await show({ value: { it: to(1, 2) }, uiSchema: looks({ readonly: true }), services: { relations: fakeRelations() } })
    await expect.element(button('Åpne Åttringen «Haabet»')).toBeVisible()
    await expect.element(page.getByText('Du kan lese dette, men ikke endre det')).toBeVisible()
    for (const name of ['Legg til dokument', 'Fjern Åttringen «Haabet»', 'Flytt Åttringen «Haabet» ned'])
      expect(button(name).query(), name).toBeNull()
  })

  test('without a service the field says so and keeps what is stored', async () => {
    const shown = await show({ value: { it: to(7) } })
    await expect.element(rows.nth(0)).toMatchTextContent(/Dokument 7/)
    await expect.element(page.getByText('Her kan du ikke velge dokumenter.')).toBeVisible()
    expect(shown.value()).toEqual({ it: to(7) })
  })

  test('faults of a part stand at the field, and lead to the row', async () => {
    const serverErrors = [{ pointer: '/it/1/to_document_id', code: 'gone', detail: '' }]
    await show({
      value: { it: to(1, 404) },
      services: { relations: fakeRelations() },
      texts: { ...texts, 'problems.fields.gone': 'Finnes ikke' },
      serverErrors,
    })
    await expect.element(page.getByRole('group', { name: 'Relaterte' })).toHaveAccessibleDescription('Finnes ikke')
    await expect.element(rows.nth(1)).toHaveFocus()
  })
})

test('[WID-13] one related document is chosen, replaced and removed, and keeps its reference key from the schema', async () => {
  const relations = fakeRelations()
  const shown = await show({ schema: form({ it: one }), services: { relations } })
  relations.choose(2)
  await button('Velg dokument').click()
  await expect.poll(shown.value).toEqual({ it: { to_document_id: 2, reference_key: 'del' } })
  relations.choose(3)
  await button('Bytt dokument').click()
  await expect.poll(shown.value).toEqual({ it: { to_document_id: 3, reference_key: 'del' } })
  expect(relations.asked).toEqual(['pick one of 1,2', 'pick one of 1,2'])
  await button('Fjern Kaia i Havnes').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Fjern' }).click()
  await expect.poll(shown.value).toEqual({})
})

test.each([
  ['schemaIds', { schemaIds: [] }, list, 'Feltet mangler schemaIds i UI-skjemaet'],
  ['schemaIds that are no ids', { schemaIds: ['artikkel'] }, list, 'Feltet mangler schemaIds i UI-skjemaet'],
  ['titleField', { titleField: '' }, list, 'Feltet mangler titleField i UI-skjemaet'],
  ['a relation in its schema', {}, { type: 'object', properties: {} }, 'Skjemaet må være et objekt med to_document_id og reference_key'],
  [
    'a relation in its items',
    {},
    { type: 'array', items: { type: 'string' } },
    'Skjemaet må være et objekt med to_document_id og reference_key',
  ],
])('[WID-13] without %s it says so in its place', async (_what, more, node, message) => {
  await show({ schema: form({ it: node }), uiSchema: looks(more), services: { relations: fakeRelations() } })
  await expect.element(page.getByText(message)).toBeVisible()
})
