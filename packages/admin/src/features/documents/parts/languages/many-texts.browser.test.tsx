import type { DocumentContent } from '@vitrine/contract'
import type { JsonSchema } from '@vitrine/forms'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#ui/testing'
import { TwoLanguagesView } from './two-languages-view.tsx'

const schema = { type: 'object', properties: { blocks: { type: 'array', items: { $ref: '#/$defs/block' } } } } as unknown as JsonSchema
const uiSchema = { blocks: { 'ui:options': { template: 'Blocks' } } }
const locales = ['no', 'nn']
const given: DocumentContent = {
  blocks: Array.from({ length: 600 }, (_none, place) => ({
    blockType: 'quote',
    id: `block${String(place).padStart(5, '0')}`,
    text: { no: `Sitat nummer ${place}`, ...(place < 599 ? { nn: `Sitat nr. ${place}` } : {}) },
  })),
}
const noneOutdated = new Map()
let latest = given

function Many() {
  const [value, setValue] = useState(given)
  latest = value
  return (
    <TwoLanguagesView
      schema={schema}
      uiSchema={uiSchema}
      value={value}
      onChange={setValue}
      source="no"
      target="nn"
      locales={locales}
      outdated={noneOutdated}
      isReadOnly={false}
    />
  )
}
const lastText = () => (latest.blocks as { text: Record<string, string> }[])[599]?.text.nn

test('[LANG-03] six hundred blocks are all there to read, only those near the window can be written in, and one is led to the last', async () => {
  await page.viewport(1280, 900)
  await show(<Many />)
  await expect.poll(() => document.querySelector('[role=status]')?.textContent).toBe('599 av 600 felt')
  const rows = () => document.querySelectorAll('[data-place]').length
  const editors = () => document.querySelectorAll('[data-place] textarea, [data-place] input').length
  expect(rows()).toBeGreaterThanOrEqual(600)
  await expect.poll(editors).toBeGreaterThan(0)
  expect(editors(), 'far fewer editors than texts').toBeLessThan(rows() / 4)

  await userEvent.keyboard('{Control>}{Alt>}{ArrowDown}{/Alt}{/Control}')
  await expect.poll(() => document.activeElement?.closest('[data-place]')?.getAttribute('data-place')).toBe('/blocks/599/text')
  await expect.poll(() => document.activeElement?.localName).toMatch(/textarea|input/)
  await userEvent.keyboard('Siste sitatet')
  await userEvent.tab()
  await expect.poll(lastText).toBe('Siste sitatet')
  expect(editors(), 'those on the way were not drawn').toBeLessThan(rows() / 4)
})
