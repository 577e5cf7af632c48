import { type Drawing, shards } from 'virtual:icons'
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon'
import { createElement, Suspense, use } from 'react'

/** For a name that leads nowhere: something is meant to be here, and it does not pretend to be anything. */
const square: Drawing = 'M5 5h14v14H5z'

/** What was asked for once is not asked for again; what failed may be. */
const asked = new Map<string, Promise<Record<string, Drawing>>>()

function loadShard(letter: string): Promise<Record<string, Drawing>> {
  const before = asked.get(letter)
  if (before) return before
  const load = Object.hasOwn(shards, letter) ? shards[letter] : undefined
  const shard = (load?.() ?? Promise.resolve({})).catch(() => {
    asked.delete(letter)
    return {}
  })
  asked.set(letter, shard)
  return shard
}

/** An icon of MUI's filled set by its name, as schemas and menus keep it. Its size and colour are those around it. */
export const NamedIcon = ({ name = '', ...props }: { name: string | undefined } & Omit<SvgIconProps, 'name'>) => (
  <SvgIcon aria-hidden data-icon={name} {...props}>
    <Suspense>
      <Shapes name={name} />
    </Suspense>
  </SvgIcon>
)

function Shapes({ name }: { name: string }) {
  const shard = use(loadShard(name.charAt(0)))
  const drawing = (Object.hasOwn(shard, name) ? shard[name] : undefined) ?? square
  if (typeof drawing === 'string') return <path d={drawing} />
  return drawing.map(([element, attributes], index) => createElement(element, { key: String(index), ...attributes }))
}
