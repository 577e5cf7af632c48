import AccountBalance from '@mui/icons-material/AccountBalance'
import Battery20 from '@mui/icons-material/Battery20'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { NamedIcon } from './named-icon.tsx'

function show(node: ReactNode): HTMLElement {
  const container = document.body.appendChild(document.createElement('main'))
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  root.render(node)
  return container
}

test.each([
  ['AccountBalance', <AccountBalance key="one" />],
  ['Battery20', <Battery20 key="two" />],
])('[WID-05] %s by name is drawn as MUI draws it', async (name, itself) => {
  const ours = show(<NamedIcon name={name} />)
  const theirs = show(itself)
  await expect.poll(() => theirs.querySelector('svg')?.innerHTML).toBeTruthy()
  await expect.poll(() => ours.querySelector('svg')?.innerHTML).toBe(theirs.querySelector('svg')?.innerHTML)
})

test.each(['', 'museum', 'NoSuchIcon', '__proto__', 'toString', 'Ærfugl', '<script>'])(
  '[WID-05] «%s» is a neutral square',
  async (name) => {
    const shown = show(<NamedIcon name={name} />)
    await expect.poll(() => shown.querySelector('svg')?.innerHTML).toBe('<path d="M5 5h14v14H5z"></path>')
  },
)
