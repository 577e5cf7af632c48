import { localeDraft, newUserDraft, userDraft } from '@vitrine/contract'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { findBarriers } from '../testing/axe.ts'
import { form, showForm } from '../testing/show-form.tsx'
import { fromContract } from './from-contract.ts'

const field = (name: string) => page.getByRole('textbox', { name })
const required = 'Fyll ut dette feltet'

describe('[ADM-03] the forms of the contract', () => {
  test('a locale is two lines of text', async () => {
    await showForm({ schema: fromContract(localeDraft) })
    await expect.element(field('Språkkode')).toBeVisible()
    await expect.element(field('Navn')).toBeVisible()
    expect(page.getByRole('combobox').all()).toHaveLength(0)
    expect(page.getByRole('textbox').all()).toHaveLength(2)
  })

  test('a new user has no option picker for what may be empty', async () => {
    await showForm({ schema: fromContract(newUserDraft) })
    await expect.element(field('E-post')).toBeVisible()
    await expect.element(field('Bilde')).toBeVisible()
    await expect.element(page.getByRole('switch', { name: 'Superbruker' })).not.toBeChecked()
    expect(page.getByRole('combobox').all()).toHaveLength(0)
  })

  test('one fault is one sentence', async () => {
    const shown = await showForm({ schema: fromContract(newUserDraft), value: { username: 'kari', name: 'Kari', image_url: 'kari' } })
    await expect.element(field('E-post')).toHaveValue('kari')
    shown.handle().submit()
    await expect.element(page.getByText('Skriv ei e-postadresse, som navn@museum.no')).toBeVisible()
    await expect.element(page.getByText('Skriv ei nettadresse, som https://museum.no')).toBeVisible()
    expect(document.querySelectorAll('.MuiFormHelperText-root')).toHaveLength(2)
    expect(shown.submitted).toEqual([])
  })

  test('clearing what may be null writes null', async () => {
    const shown = await showForm({ schema: fromContract(userDraft), value: { name: 'Kari', image_url: 'https://museum.no/kari.jpg' } })
    await field('Bilde').clear()
    await userEvent.keyboard('{Tab}')
    expect(shown.value()).toEqual({ name: 'Kari', image_url: null })
  })

  test('clearing what is required takes it away and says so', async () => {
    const shown = await showForm({ schema: fromContract(userDraft), value: { name: 'Kari' } })
    await field('Navn').clear()
    await userEvent.keyboard('{Tab}')
    expect(shown.value()).toEqual({})
    await expect.element(page.getByText(required)).toBeVisible()
  })
})

describe('faults come into sight when it is time', () => {
  const schema = fromContract(localeDraft)

  test('[FORM-01] not while the first word is written, but when the field is left', async () => {
    await showForm({ schema })
    await field('Språkkode').fill('n')
    await expect.element(field('Språkkode')).toHaveValue('n')
    expect(page.getByText('Feltet må ha minst 2 tegn').all()).toHaveLength(0)
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByText('Feltet må ha minst 2 tegn')).toBeVisible()
    expect(page.getByText(required).all()).toHaveLength(0)
  })

  test('and go as soon as it is right, without leaving the field', async () => {
    const shown = await showForm({ schema, value: { language_code: 'n', name: 'Norsk' } })
    await expect.element(field('Navn')).toHaveValue('Norsk')
    shown.handle().submit()
    await expect.element(field('Språkkode')).toHaveFocus()
    await expect.element(field('Språkkode')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field('Språkkode')).toHaveAccessibleDescription('Feltet må ha minst 2 tegn')
    await userEvent.keyboard('{End}o')
    await expect.element(field('Språkkode')).not.toHaveAttribute('aria-invalid', 'true')
    expect(page.getByText('Feltet må ha minst 2 tegn').all()).toHaveLength(0)
  })

  test('a save that is refused here shows all of them and goes to the first', async () => {
    const shown = await showForm({ schema })
    await field('Navn').click()
    await userEvent.keyboard('{Enter}')
    await expect.element(field('Språkkode')).toHaveFocus()
    expect(page.getByText(required).all()).toHaveLength(2)
    expect(shown.submitted).toEqual([])
  })

  test('after a good save the next faults wait again for their time', async () => {
    const shown = await showForm({ schema, value: { language_code: 'no', name: 'Norsk' } })
    await expect.element(field('Navn')).toHaveValue('Norsk')
    shown.handle().submit()
    expect(shown.submitted).toHaveLength(1)
    shown.setValue({})
    await expect.element(field('Navn')).toHaveValue('')
    expect(page.getByText(required).all()).toHaveLength(0)
  })

  test('limits are written as people here write numbers', async () => {
    const shown = await showForm({ schema: form({ share: { type: 'number', minimum: 0.5 } }), value: { share: 0 } })
    await expect.element(field('share')).toHaveValue('0')
    shown.handle().submit()
    await expect.element(page.getByText('Tallet må være minst 0,5')).toBeVisible()
  })
})

describe('[ADM-02] Enter saves once', () => {
  test('however long it is held', async () => {
    const shown = await showForm({ schema: fromContract(localeDraft), value: { language_code: 'no', name: 'Norsk' } })
    await field('Navn').click()
    await userEvent.keyboard('{Enter>5}')
    expect(shown.submitted).toHaveLength(1)
    await userEvent.keyboard('{/Enter}')
    await userEvent.keyboard('{Enter}')
    expect(shown.submitted).toHaveLength(2)
  })

  test('also when it is held on a button outside that calls submit', async () => {
    const shown = await showForm({ schema: fromContract(localeDraft), value: { language_code: 'no', name: 'Norsk' } })
    await expect.element(field('Navn')).toHaveValue('Norsk')
    const button = document.body.appendChild(document.createElement('button'))
    const clicked = vi.fn(() => shown.handle().submit())
    button.addEventListener('click', clicked)
    button.focus()
    await userEvent.keyboard('{Enter>4}{/Enter}')
    button.remove()
    expect(clicked.mock.calls.length).toBeGreaterThan(1)
    expect(shown.submitted).toHaveLength(1)
  })
})

describe('what the server refuses', () => {
  const schema = fromContract(localeDraft)
  const value = { language_code: 'no', name: 'Norsk' }
  const taken = { pointer: '/language_code', code: 'taken', detail: 'Taken by another' }

  test('stands at its field in the person’s words, has the focus, and goes when the field is changed', async () => {
    const shown = await showForm({ schema, value, serverErrors: [taken] })
    await expect.element(field('Språkkode')).toHaveAccessibleDescription('Noen andre har denne allerede')
    await expect.element(field('Språkkode')).toHaveFocus()
    await userEvent.keyboard('{End}b')
    await expect.element(field('Språkkode')).not.toHaveAttribute('aria-invalid', 'true')
    expect(shown.value()).toEqual({ language_code: 'nob', name: 'Norsk' })
  })

  test('without a word for it shows its own detail', async () => {
    await showForm({ schema, value, serverErrors: [{ pointer: '/name', code: 'odd', detail: 'Ikke dette navnet' }] })
    await expect.element(field('Navn')).toHaveAccessibleDescription('Ikke dette navnet')
  })

  test('at no field of the form stands above it', async () => {
    await showForm({ schema, value, serverErrors: [{ pointer: '/version', code: 'odd', detail: 'Ukjent utgave' }] })
    await expect.element(page.getByRole('alert')).toHaveTextContent('Ukjent utgave')
  })

  test('is shown again when the next attempt is refused for the same reason', async () => {
    const shown = await showForm({ schema, value, serverErrors: [taken] })
    await expect.element(field('Språkkode')).toHaveAttribute('aria-invalid', 'true')
    shown.handle().submit()
    await expect.element(field('Språkkode')).not.toHaveAttribute('aria-invalid', 'true')
    shown.set({ serverErrors: [{ ...taken }] })
    await expect.element(field('Språkkode')).toHaveAttribute('aria-invalid', 'true')
  })
})

test('a form with faults, help and a locked field has no barriers', async () => {
  const shown = await showForm({
    schema: fromContract(newUserDraft.extend({ role: z.enum(['editor', 'guest']) })),
    uiSchema: {
      username: { 'ui:readonly': true, 'ui:options': { reason: 'Kan ikke endres. Opprett ny bruker for ny adresse.' } },
      is_admin: { 'ui:description': 'Når alt i administrasjonen.' },
    },
    value: { username: 'kari@museum.no' },
  })
  await expect.element(field('E-post')).toHaveAccessibleDescription('Kan ikke endres. Opprett ny bruker for ny adresse.')
  shown.handle().submit()
  await expect.element(field('Navn')).toHaveAttribute('aria-invalid', 'true')
  expect(await findBarriers()).toEqual([])
})
