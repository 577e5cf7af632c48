import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findBarriers } from '../../testing/axe.ts'
import { form, showForm } from '../../testing/show-form.tsx'

const field = page.getByRole('textbox', { name: 'Åpnes' })
const calendar = page.getByRole('button', { name: 'Åpne kalenderen for Åpnes' })
const dialog = page.getByRole('dialog', { name: 'Åpnes' })
const schemaOf = (format: string, required: string[] = []) => form({ opens: { type: 'string', title: 'Åpnes', format } }, required)

describe('[WID-04] a date', () => {
  test('is chosen by its format, shown as people write it, and written freely', async () => {
    const shown = await showForm({ schema: schemaOf('date'), value: { opens: '1902-04-03' } })
    await expect.element(field).toHaveValue('03.04.1902')
    await field.fill('17/5-2026')
    await userEvent.keyboard('{Tab}{Tab}')
    expect(shown.value()).toEqual({ opens: '2026-05-17' })
    await expect.element(field).toHaveValue('17.05.2026')
  })

  test('is picked in a Norwegian calendar by keyboard alone, and the focus comes back', async () => {
    const shown = await showForm({ schema: schemaOf('date'), value: { opens: '1902-04-03' } })
    await expect.element(field).toBeVisible()
    await userEvent.keyboard('{Tab}{Tab}')
    await expect.element(calendar).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog.getByText('april 1902')).toBeVisible()
    await expect.element(page.getByRole('gridcell', { name: '3', exact: true })).toHaveFocus()
    expect(await findBarriers()).toEqual([])
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.poll(shown.value).toEqual({ opens: '1902-04-04' })
    await expect.element(calendar).toHaveFocus()
    expect(shown.submitted).toEqual([])
  })

  test('can be emptied, in the line and in the calendar', async () => {
    const shown = await showForm({ schema: schemaOf('date'), value: { opens: '1902-04-03' } })
    await calendar.click()
    await dialog.getByRole('button', { name: 'Tøm' }).click()
    await expect.poll(shown.value).toEqual({})
    await field.fill('1.1.1900')
    await field.clear()
    await userEvent.keyboard('{Tab}{Tab}')
    expect(shown.value()).toEqual({})
  })

  test('today is one press away, and Escape leaves all as it was', async () => {
    const shown = await showForm({ schema: schemaOf('date') })
    await calendar.click()
    await expect.element(dialog.getByRole('button', { name: 'I dag' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(shown.value()).toEqual({})
    await calendar.click()
    await dialog.getByRole('button', { name: 'I dag' }).click()
    await expect.poll(() => shown.value().opens).toMatch(/^\d{4}-\d\d-\d\d$/)
  })
})

describe('[WID-04] a date with its time', () => {
  const schema = schemaOf('date-time')

  test('is written on the clock of the machine and kept in UTC', async () => {
    const shown = await showForm({ schema })
    await field.fill('17.5.2026 kl. 10.30')
    await userEvent.keyboard('{Tab}{Tab}')
    expect(shown.value()).toEqual({ opens: new Date(2026, 4, 17, 10, 30).toISOString() })
    await expect.element(field).toHaveValue('17.05.2026 10:30')
  })

  test('has its day and its time picked, and stays open until it is done', async () => {
    const shown = await showForm({ schema, value: { opens: new Date(2026, 4, 17, 10, 30).toISOString() } })
    await calendar.click()
    await page.getByRole('gridcell', { name: '18', exact: true }).click()
    await expect.poll(shown.value).toEqual({ opens: new Date(2026, 4, 18, 10, 30).toISOString() })
    await page.getByRole('option', { name: '11 timer' }).click()
    await page.getByRole('option', { name: '45 minutter' }).click()
    expect(await findBarriers()).toEqual([])
    await dialog.getByRole('button', { name: 'Ferdig' }).click()
    expect(dialog.all()).toHaveLength(0)
    await expect.poll(shown.value).toEqual({ opens: new Date(2026, 4, 18, 11, 45).toISOString() })
  })
})

test('[WID-04] a time is kept as the schema wants it', async () => {
  const shown = await showForm({ schema: schemaOf('time'), value: { opens: '15:42:00' } })
  await expect.element(field).toHaveValue('15:42')
  await field.fill('9.05')
  await userEvent.keyboard('{Tab}{Tab}')
  expect(shown.value()).toEqual({ opens: '09:05:00' })
  await page.getByRole('button', { name: 'Velg klokkeslett for Åpnes' }).click()
  await expect.element(page.getByRole('option', { name: '09 timer' })).toHaveAttribute('aria-selected', 'true')
})

describe('[WID-04] what is no date', () => {
  test.each(['en gang på våren', '2026-02-31', '<img src=x onerror=alert(1)>'])(
    '«%s» is shown as it is stored and said in place',
    async (opens) => {
      const shown = await showForm({ schema: schemaOf('date'), value: { opens } })
      await expect.element(field).toHaveValue(opens)
      shown.handle().submit()
      await expect.element(field).toHaveAccessibleDescription('Ugyldig dato eller klokkeslett. Skriv datoen som 17.05.2026')
      await expect.element(field).toHaveFocus()
      expect(shown.value()).toEqual({ opens })
      await field.fill('28.02.2026')
      await expect.element(field).not.toHaveAttribute('aria-invalid', 'true')
    },
  )

  test('written by a person is kept as written, and the calendar opens all the same', async () => {
    const shown = await showForm({ schema: schemaOf('date') })
    await field.fill('snart')
    await userEvent.keyboard('{Tab}{Tab}')
    await expect.element(field).toHaveAccessibleDescription('Ugyldig dato eller klokkeslett. Skriv datoen som 17.05.2026')
    await expect.element(field).toHaveValue('snart')
    expect(shown.value()).toEqual({ opens: 'snart' })
    expect(await findBarriers()).toEqual([])
    await calendar.click()
    await expect.element(dialog.getByRole('button', { name: 'I dag' })).toBeVisible()
  })

  test.each([
    ['date', 'Skriv datoen som 17.05.2026'],
    ['time', 'Skriv klokkeslettet som 14:30'],
    ['date-time', 'Skriv dato og klokkeslett som 17.05.2026 14:30'],
  ] as const)('in a %s is told how it is written, and so written it is taken', async (format, said) => {
    const shown = await showForm({ schema: schemaOf(format), value: { opens: 'snart' } })
    shown.handle().submit()
    await expect.element(field).toHaveAccessibleDescription(`Ugyldig dato eller klokkeslett. ${said}`)
    await field.fill(said.replace(/^.* som /, ''))
    await expect.element(field).not.toHaveAttribute('aria-invalid', 'true')
    shown.handle().submit()
    expect(shown.submitted).toHaveLength(1)
  })

  test('of another type does not take the field down', async () => {
    await showForm({ schema: schemaOf('date'), value: { opens: 1902 } })
    await expect.element(field).toHaveValue('1902')
  })
})

test('[WID-04] read-only it can be reached and read, disabled not; a missing one is said', async () => {
  const shown = await showForm({ schema: schemaOf('date', ['opens']), value: { opens: '1902-04-03' }, readOnly: true })
  await expect.element(field).toHaveAttribute('readonly')
  expect(calendar.all()).toHaveLength(0)
  shown.set({ readOnly: false, disabled: true })
  await expect.element(field).toBeDisabled()
  await expect.element(calendar).toBeDisabled()
  shown.set({ disabled: false })
  await field.clear()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(field).toHaveAccessibleDescription('Fyll ut dette feltet')
})

test('[WID-04] on a schema without such a format it draws its message', async () => {
  await showForm({ schema: form({ opens: { type: 'string' } }), uiSchema: { opens: { 'ui:widget': 'DateTime' } } })
  await expect
    .element(page.getByRole('note').getByText('DateTime passer bare til tekst med format date, time eller date-time'))
    .toBeVisible()
})
