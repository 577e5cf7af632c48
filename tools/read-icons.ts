import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One shape of an icon: its element and its attributes, as React names them. */
export type Shape = [element: string, attributes: Record<string, string>]
/** Most icons are one path and nothing else; then the path is all that is kept. */
export type Drawing = string | Shape[]
export type Icons = Record<string, Drawing>

const style = /(Outlined|Rounded|Sharp|TwoTone)$/
const shape = /_jsx\("(\w+)", \{([^{}]*)\}/g
const attribute = /(\w+): "([^"]*)"/g
const made = /_jsxs?\(/g
const grouped = /_jsxs\(React\.Fragment, \{/g

/** What may come into the page: anything else in a newer release shall be looked at before it does. */
const elements = new Set(['path', 'circle', 'ellipse'])
const attributes = new Set(['d', 'cx', 'cy', 'r', 'rx', 'ry', 'fillRule', 'fillOpacity', 'opacity', 'transform'])

/** The base icons of `@mui/icons-material` (filled; without the four other styles), by name. */
export function readIcons(folder: string): Icons {
  const names = readdirSync(folder)
    .flatMap((file) => /^([A-Z]\w*)\.mjs$/.exec(file)?.[1] ?? [])
    .filter((name) => !style.test(name))
  return Object.fromEntries(names.sort().map((name) => [name, readDrawing(name, readFileSync(join(folder, `${name}.mjs`), 'utf8'))]))
}

export function readDrawing(name: string, source: string): Drawing {
  const shapes = [...source.matchAll(shape)].map(([, element = '', inside = '']): Shape => [element, readAttributes(name, inside)])
  const unread = count(source, made) - count(source, grouped) - shapes.length
  const strange = shapes.find(([element]) => !elements.has(element))
  if (shapes.length === 0 || unread > 0 || strange)
    throw new Error(`The icon ${name} is not drawn as icons were: ${strange?.[0] ?? 'unread'}`)
  const [[, only] = ['', {}], ...more] = shapes
  return more.length === 0 && shapes[0]?.[0] === 'path' && Object.keys(only).length === 1 && only.d ? only.d : shapes
}

function readAttributes(name: string, inside: string): Record<string, string> {
  const read = Object.fromEntries([...inside.matchAll(attribute)].map(([, key = '', value = '']) => [key, value]))
  const strange = Object.keys(read).find((key) => !attributes.has(key))
  if (strange || Object.keys(read).length !== count(inside, /\w+:/g))
    throw new Error(`The icon ${name} has an attribute that is not known: ${strange}`)
  return read
}

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length
