import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { seriousFindings, show } from '#ui/testing'
import { useComboList } from './use-combo-list.ts'

const field = page.getByRole('combobox', { name: 'Finn' })
const option = (name: string) => page.getByRole('option', { name })

type Given = { keys: string[]; of?: string; onChoose: (chosen: string) => void }

function Finder({ keys, of = '', onChoose }: Given) {
  const combo = useComboList({
    keys,
    of,
    onChoose: (index, { inNewTab }) => onChoose(`${keys[index]}${inNewTab ? ' in a new tab' : ''}`),
  })
  return (
    <>
      <input aria-label="Finn" {...combo.input} />
      <div {...combo.list} role="listbox" aria-label="Treff">
        {keys.map((key, index) => (
          <div key={key} {...combo.option(index)}>
            {key}
          </div>
        ))}
      </div>
    </>
  )
}

test('[SHELL-08] the arrows walk the list round while the focus stays in the field, and Enter chooses', async () => {
  const chosen: string[] = []
  await show(<Finder keys={['a', 'b', 'c']} onChoose={(each) => chosen.push(each)} />)
  await field.click()
  await expect.element(option('a')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(option('c')).toHaveAttribute('aria-selected', 'true')
  await expect.element(field).toHaveAttribute('aria-activedescendant', option('c').element().id)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{Control>}{Enter}{/Control}')
  await expect.element(field).toHaveFocus()
  await option('c').click()
  await expect.element(field).toHaveFocus()
  expect(chosen).toEqual(['b', 'b in a new tab', 'c'])
  expect(await seriousFindings()).toEqual([])
})

test('[SHELL-08] the active one stays active when others come before it, and another list begins at its first', async () => {
  const chosen: string[] = []
  const choose = (each: string) => chosen.push(each)
  const stage = await show(<Finder keys={['a', 'b']} onChoose={choose} />)
  await field.click()
  await userEvent.keyboard('{ArrowDown}')
  stage.draw(<Finder keys={['x', 'y', 'a', 'b']} onChoose={choose} />)
  await expect.element(option('b')).toHaveAttribute('aria-selected', 'true')
  stage.draw(<Finder keys={['b', 'c']} of="other" onChoose={choose} />)
  await expect.element(option('b')).toHaveAttribute('aria-selected', 'true')
  stage.draw(<Finder keys={[]} of="other" onChoose={choose} />)
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{Enter}{ArrowDown}')
  expect(chosen).toEqual([])
})
