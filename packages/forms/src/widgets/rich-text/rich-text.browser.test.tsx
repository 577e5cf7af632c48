import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findBarriers } from '../../testing/axe.ts'
import { form, showForm } from '../../testing/show-form.tsx'
import { showWidget } from '../../testing/show-widget.tsx'
import { richText } from './index.ts'

const field = page.getByRole('textbox', { name: 'Navn' })
const tool = (name: string) => page.getByRole('button', { name, exact: true })
const schema = form({ name: { type: 'string' } })
const uiSchema = { name: { 'ui:widget': 'RichText' } }
const show = (given: Partial<Parameters<typeof showForm>[0]> = {}) => showForm({ schema, uiSchema, ...given })

describe('[WID-02] rich text', () => {
  test('shows its value and hands over what is written, after a pause or when it is left', async () => {
    const shown = await show({ value: { name: '<p>Kaia <em>i</em> Havnes</p>' } })
    await expect.element(field).toHaveTextContent('Kaia i Havnes')
    await field.click()
    await userEvent.keyboard('{Control>}{End}{/Control}, 1907')
    expect(shown.value()).toEqual({ name: '<p>Kaia <em>i</em> Havnes</p>' })
    await expect.poll(() => shown.value()).toEqual({ name: '<p>Kaia <em>i</em> Havnes, 1907</p>' })
    await userEvent.keyboard('.')
    await userEvent.tab()
    expect(shown.value()).toEqual({ name: '<p>Kaia <em>i</em> Havnes, 1907.</p>' })
  })

  test('what waits is not lost when it is saved or taken off the screen', async () => {
    const shown = await show()
    await field.click()
    await userEvent.keyboard('Bua')
    expect(shown.handle().flush()).toEqual({ name: '<p>Bua</p>' })
    await userEvent.keyboard(' ved kaia')
    shown.remove()
    await expect.poll(() => shown.value()).toEqual({ name: '<p>Bua ved kaia</p>' })
  })

  test('emptied it is nothing, not an empty paragraph; where null is allowed it is null', async () => {
    const shown = await show({ schema: form({ name: { type: ['string', 'null'] } }), value: { name: '<p>Kaia</p>' } })
    await field.click()
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}')
    await userEvent.tab()
    expect(shown.value()).toEqual({ name: null })
  })

  test('the toolbar makes headings, bold, lists and quotes, and undoes', async () => {
    const shown = await show({ value: { name: '<p>Kaia</p>' } })
    await field.click()
    await userEvent.keyboard('{Control>}a{/Control}')
    await tool('Fet').click()
    await expect.element(tool('Fet')).toHaveAttribute('aria-pressed', 'true')
    expect(shown.handle().flush()).toEqual({ name: '<p><strong>Kaia</strong></p>' })
    await tool('Punktliste').click()
    expect(shown.handle().flush()).toEqual({ name: '<ul><li><p><strong>Kaia</strong></p></li></ul>' })
    await tool('Nummerert liste').click()
    expect(shown.handle().flush()).toEqual({ name: '<ol><li><p><strong>Kaia</strong></p></li></ol>' })
    await tool('Angre').click()
    await userEvent.keyboard('{Control>}zzz{/Control}')
    expect(shown.handle().flush()).toEqual({ name: '<p>Kaia</p>' })
    await expect.element(tool('Angre')).toHaveAttribute('aria-disabled', 'true')
    await tool('Sitat').click()
    expect(shown.handle().flush()).toEqual({ name: '<blockquote><p>Kaia</p></blockquote>' })
    await tool('Sitat').click()
    await tool('Avsnitt').click()
    await page.getByRole('menuitem', { name: 'Mellomtittel', exact: true }).click()
    await expect.element(field).toHaveFocus()
    expect(shown.handle().flush()).toEqual({ name: '<h3>Kaia</h3>' })
    await expect.element(tool('Mellomtittel')).toBeVisible()
  })

  test('by keyboard alone: one stop for the toolbar, arrows within it, Tab out of a list', async () => {
    const shown = await show({ value: { name: '<ul><li><p>Sild</p></li><li><p>Torsk</p></li></ul>' } })
    await expect.element(field).toBeVisible()
    await userEvent.tab()
    await expect.element(tool('Avsnitt')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(tool('Kursiv')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(tool('Angre')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tool('Avsnitt')).toHaveFocus()
    await userEvent.tab()
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await userEvent.tab()
    await expect.element(field).not.toHaveFocus()
    expect(shown.handle().flush()).toEqual({ name: '<ul><li><p>Sild</p></li><li><p>Torsk</p></li></ul>' })
  })

  test('a value from outside replaces what stands, and its own coming back does not move the cursor', async () => {
    const shown = await show({ value: { name: '<p>Kaia</p>' } })
    await field.click()
    await userEvent.keyboard('{Control>}{Home}{/Control}Gamle ')
    await expect.poll(() => shown.value()).toEqual({ name: '<p>Gamle Kaia</p>' })
    await userEvent.keyboard('grå ')
    await expect.element(field).toHaveTextContent('Gamle grå Kaia')
    shown.handle().flush()
    shown.setValue({ name: '<h2>Bua</h2>' })
    await expect.element(field).toHaveTextContent('Bua')
    expect(shown.value()).toEqual({ name: '<h2>Bua</h2>' })
  })

  test('what it cannot hold is not touched by opening it, is named, and comes back by undoing', async () => {
    const stored = '<div>Lasta</div><table><tr><td>Sild</td></tr></table><img src="sild.jpg">'
    const shown = await show({ value: { name: stored } })
    await expect.element(page.getByText(/: bilde og tabell. Det forsvinner hvis du endrer/)).toBeVisible()
    await field.click()
    await userEvent.tab()
    expect(shown.handle().flush()).toEqual({ name: stored })
    await field.click()
    await userEvent.keyboard('{Control>}{End}{/Control}x')
    expect(shown.handle().flush()).toEqual({ name: '<p>Lasta</p><p>Sildx</p>' })
    await expect.element(page.getByText(/Dette forsvant da teksten ble endret: bilde og tabell/)).toBeVisible()
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(shown.handle().flush()).toEqual({ name: stored })
  })

  test('its length is that of the words, and a fault is shown and goes', async () => {
    const limited = form({ name: { type: 'string', format: 'html', minLength: 3, maxLength: 10 } }, ['name'])
    const shown = await show({ schema: limited, value: { name: '<p><strong>Kaiaplass</strong></p>' } })
    await expect.element(page.getByText('9 av 10 tegn')).toBeVisible()
    shown.handle().submit()
    expect(shown.submitted).toHaveLength(1)
    await field.click()
    await userEvent.keyboard('{Control>}{End}{/Control}en')
    await userEvent.tab()
    await expect.element(field).toHaveAccessibleDescription('Feltet kan ha høyst 10 tegn')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    expect(await findBarriers()).toEqual([])
    shown.handle().submit()
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Control>}{End}{/Control}{Backspace}')
    await expect.element(field).not.toHaveAttribute('aria-invalid', 'true')
  })

  test('read-only it can be reached and read but not written in; disabled it is out of the way', async () => {
    const shown = await show({ value: { name: '<p>Kaia</p>' }, readOnly: true })
    await expect.element(field).toHaveAttribute('aria-readonly', 'true')
    expect(page.getByRole('toolbar').all()).toHaveLength(0)
    await userEvent.tab()
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('x')
    expect(shown.handle().flush()).toEqual({ name: '<p>Kaia</p>' })
    expect(await findBarriers()).toEqual([])
    shown.set({ readOnly: false, disabled: true })
    await expect.element(field).toHaveAttribute('aria-disabled', 'true')
    await expect.element(field).toHaveAttribute('tabindex', '-1')
  })

  test('the text of the language that stands in is shown in grey and is no value', async () => {
    const language = { locale: 'en', fallback: { text: 'Kaia i Havnes', locale: 'no' }, present: ['no'], missing: ['en'] }
    const shown = await showWidget(richText, { language })
    await expect.element(field).toHaveAttribute('aria-placeholder', 'Kaia i Havnes')
    await expect.element(field).toHaveAttribute('lang', 'en')
    await expect.element(page.getByText('Kaia i Havnes')).toBeVisible()
    await expect.element(field).toHaveTextContent('')
    await field.click()
    await userEvent.keyboard('The quay')
    await expect.element(page.getByText('Kaia i Havnes')).not.toBeInTheDocument()
    expect(shown.value()).toBe('<p>The quay</p>')
  })

  test('a value that is no text does no harm, and on another type it draws its message', async () => {
    const shown = await show({ value: { name: 7 } })
    await expect.element(field).toHaveTextContent('')
    expect(shown.value()).toEqual({ name: 7 })
    shown.set({ schema: form({ name: { type: 'number' } }) })
    await expect.element(page.getByRole('note').getByText('RichText passer bare til tekst (type string)')).toBeVisible()
  })
})
