import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findBarriers } from '../../testing/axe.ts'
import { fakeEntities } from '../../testing/fakes/entities.ts'
import { form, showForm } from '../../testing/show-form.tsx'

const field = page.getByRole('combobox', { name: 'Navn' })
const option = (name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) })
const schema = form({ name: { type: ['integer', 'null'] } })
const ofType = (type: unknown) => ({ name: { 'ui:widget': 'EntityPicker', 'ui:options': { type } } })
const show = (given: Partial<Parameters<typeof showForm>[0]> = {}) =>
  showForm({ schema, uiSchema: ofType('Owner'), texts: { 'search.noHits': 'Ingen treff' }, ...given })

describe('[WID-18] an entity', () => {
  test('is shown by its title, and another is found by searching', async () => {
    const entities = fakeEntities()
    const shown = await show({ value: { name: 2 }, services: { entities } })
    await expect.element(field).toHaveValue('Kystmuseet i Havnes')
    await field.fill('sild')
    await expect.element(option('Norsk Sildemuseum')).toBeVisible()
    expect(await findBarriers()).toEqual([])
    await option('Norsk Sildemuseum').click()
    expect(shown.value()).toEqual({ name: 3 })
    await expect.element(field).toHaveValue('Norsk Sildemuseum')
    expect(entities.asked).toContain('Owner «sild» 1')
    expect(entities.asked).not.toContain('Owner «s» 1')
  })

  test('is chosen by keyboard alone, page after page', async () => {
    const entities = fakeEntities()
    const shown = await show({ services: { entities } })
    await expect.element(field).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(option('Fjordmuseet')).toBeVisible()
    await userEvent.keyboard('{End}{Enter}')
    await expect.element(option('Skoltebyen')).toBeVisible()
    await expect.element(option('Vis flere')).not.toBeInTheDocument()
    expect(entities.asked).toEqual(['Owner «» 1', 'Owner «» 2'])
    await userEvent.keyboard('{End}{Enter}')
    expect(shown.value()).toEqual({ name: 5 })
    await expect.element(field).toHaveFocus()
    expect(shown.submitted).toEqual([])
  })

  test('cleared it is null where null is allowed, and what is written without choosing is no choice', async () => {
    const shown = await show({ value: { name: 2 }, services: { entities: fakeEntities() } })
    await field.fill('noe annet')
    await userEvent.tab()
    await expect.element(field).toHaveValue('Kystmuseet i Havnes')
    await field.clear()
    expect(shown.value()).toEqual({ name: null })
  })

  test('goes by a key where the schema wants text', async () => {
    const text = form({ name: { type: 'string' } })
    const shown = await show({ schema: text, uiSchema: ofType('TranslationKey'), services: { entities: fakeEntities() } })
    await field.click()
    await option('db.kaia').click()
    expect(shown.value()).toEqual({ name: 'db.kaia' })
  })

  test('that is gone stays in sight by its id, and is kept', async () => {
    const shown = await show({ value: { name: 404 }, services: { entities: fakeEntities() } })
    await expect.element(field).toHaveValue('404')
    await expect.element(field).toHaveAccessibleDescription('Fant ikke «404». Det kan være slettet.')
    shown.handle().submit()
    expect(shown.submitted).toEqual([{ name: 404 }])
  })

  test('a list that fails says so and is asked for again; an empty one says so too', async () => {
    const entities = fakeEntities()
    const shown = await show({ services: { entities } })
    entities.fail(1)
    await field.click()
    await option('Kunne ikke hente lista. Prøv igjen').click()
    await expect.element(option('Fjordmuseet')).toBeVisible()
    await field.fill('romskip')
    await expect.element(page.getByText('Ingen treff')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.tab()
    shown.set({ uiSchema: ofType('Schema') })
    await field.click()
    await expect.element(page.getByText('Ingenting å velge ennå')).toBeVisible()
  })

  test('without a service it shows what is stored and says why', async () => {
    const shown = await show({ value: { name: 2 } })
    await expect.element(field).toHaveValue('2')
    await expect.element(field).toHaveAccessibleDescription('Lista er ikke koblet til her, så du ser bare verdien')
    expect(shown.value()).toEqual({ name: 2 })
  })

  test('a name that cannot be fetched leaves the value alone', async () => {
    const entities = fakeEntities()
    entities.fail(9)
    const shown = await show({ value: { name: 2 }, services: { entities } })
    await expect.element(field).toHaveAccessibleDescription('Kunne ikke hente navnet akkurat nå. Verdien er den samme.')
    expect(shown.value()).toEqual({ name: 2 })
  })

  test('missing it is said; read-only and disabled it does not open', async () => {
    const required = form({ name: { type: 'integer' } }, ['name'])
    const shown = await show({ schema: required, services: { entities: fakeEntities() } })
    await expect.element(field).toBeVisible()
    shown.handle().submit()
    await expect.element(field).toHaveAccessibleDescription('Fyll ut dette feltet')
    await expect.element(field).toHaveFocus()
    shown.setValue({ name: 1 })
    shown.set({ readOnly: true })
    await expect.element(field).toHaveAttribute('readonly')
    await field.click()
    expect(page.getByRole('listbox').all()).toHaveLength(0)
    shown.set({ readOnly: false, disabled: true })
    await expect.element(field).toBeDisabled()
  })

  test.each(['Castle', undefined, 7, 'toString'])('of the kind %s is not supported', async (type) => {
    await show({ uiSchema: ofType(type), services: { entities: fakeEntities() } })
    await expect.element(page.getByRole('note').getByText('Feltet har en «type» som ikke støttes')).toBeVisible()
  })

  test('on a schema it does not fit it draws its message', async () => {
    await show({ schema: form({ name: { type: 'boolean' } }) })
    await expect.element(page.getByRole('note').getByText('EntityPicker passer bare til et heltall eller en tekst')).toBeVisible()
  })
})
