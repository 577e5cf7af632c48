import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findBarriers } from '../../testing/axe.ts'
import { form, showForm } from '../../testing/show-form.tsx'
import { showWidget } from '../../testing/show-widget.tsx'
import { richText } from './index.ts'

const field = page.getByRole('textbox', { name: 'Navn' })
const address = page.getByRole('textbox', { name: 'Adresse' })
const schema = form({ name: { type: 'string' } })
const uiSchema = { name: { 'ui:widget': 'RichText' } }
const value = { name: '<p>Kaia</p>' }

async function openOn(name: string) {
  const shown = await showForm({ schema, uiSchema, value: { name } })
  await field.click()
  await userEvent.keyboard('{Control>}a{/Control}')
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(address).toHaveFocus()
  return shown
}

describe('[WID-02] the link editor', () => {
  test('opens by Ctrl K on chosen words, takes an address, and gives the focus back', async () => {
    const shown = await openOn('<p>Kaia</p>')
    expect(page.getByRole('dialog').element().getBoundingClientRect().width).toBeLessThanOrEqual(450)
    expect(await findBarriers()).toEqual([])
    await userEvent.keyboard('museum.no/kaia{Enter}')
    await expect.element(field).toHaveFocus()
    expect(shown.handle().flush()).toEqual({ name: '<p><a href="https://museum.no/kaia">Kaia</a></p>' })
    expect(shown.submitted).toEqual([])
  })

  test.each([
    ['post@museum.no', 'mailto:post@museum.no'],
    ['+47 55 12 34 56', 'tel:+4755123456'],
    ['http://museum.no', 'http://museum.no'],
  ])('takes %s for what it is', async (written, href) => {
    const shown = await openOn('<p>Kaia</p>')
    await userEvent.keyboard(`${written}{Enter}`)
    await expect.element(field).toHaveFocus()
    expect(shown.handle().flush()).toEqual({ name: `<p><a href="${href}">Kaia</a></p>` })
  })

  test.each(['javascript:alert(1)', 'JAVA\tSCRIPT:alert(1)', 'data:text/html,x', 'vbscript:x', '//x.test', 'kaia'])(
    '[V6] refuses %s and says what can be used',
    async (written) => {
      const shown = await openOn('<p>Kaia</p>')
      await address.fill(written)
      await userEvent.keyboard('{Enter}')
      await expect.element(address).toHaveAccessibleDescription(/Denne adressa kan ikke brukes/)
      await userEvent.keyboard('{Escape}')
      await expect.element(field).toHaveFocus()
      expect(shown.handle().flush()).toEqual(value)
    },
  )

  test('changes and removes a link that is there', async () => {
    const shown = await openOn('<p>Gå til <a href="https://museum.no">Kaia</a></p>')
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowLeft}')
    await page.getByRole('button', { name: 'Lenke', exact: true }).click()
    await expect.element(address).toHaveValue('https://museum.no')
    await address.fill('https://museum.no/kaia')
    await page.getByRole('button', { name: 'Bruk' }).click()
    expect(shown.handle().flush()).toEqual({ name: '<p>Gå til <a href="https://museum.no/kaia">Kaia</a></p>' })
    await page.getByRole('button', { name: 'Lenke', exact: true }).click()
    await page.getByRole('button', { name: 'Fjern lenka' }).click()
    expect(shown.handle().flush()).toEqual({ name: '<p>Gå til Kaia</p>' })
  })

  test('without chosen words Ctrl K is left to the palette', async () => {
    await showForm({ schema, uiSchema, value })
    await field.click()
    const heard: boolean[] = []
    const listen = (event: KeyboardEvent) => heard.push(event.key === 'k' && !event.defaultPrevented)
    window.addEventListener('keydown', listen)
    await userEvent.keyboard('{Control>}k{/Control}')
    window.removeEventListener('keydown', listen)
    expect(heard).toContain(true)
    expect(page.getByRole('dialog').all()).toHaveLength(0)
  })

  test('going to it is not leaving the field', async () => {
    const shown = await showWidget(richText, { value: value.name })
    await field.click()
    await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}')
    await expect.element(address).toHaveFocus()
    expect(shown.blurs()).toBe(0)
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveFocus()
    await userEvent.tab()
    expect(shown.blurs()).toBe(1)
  })
})
