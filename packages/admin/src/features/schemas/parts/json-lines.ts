import { pointerStep } from '@vitrine/contract'

/** Where the reading stopped: at what was sought, or where the text stops being JSON. */
class Stop extends Error {
  readonly at: number
  constructor(at: number) {
    super()
    this.at = at
  }
}

/** A name or text longer than this is taken for a fault: nobody writes one by hand. */
const longestString = 100_000

function named(text: string): string {
  try {
    return JSON.parse(text) as string
  } catch {
    // A wrong escape: no pointer leads through it.
    return ''
  }
}

/**
 * The line on which a JSON pointer's place begins, from 1; in a text that cannot be read the line of its fault.
 * A place that is not there is the nearest one above it.
 */
export function lineAt(text: string, pointer: string): number {
  let at = 0
  let nearest = 0
  const space = () => {
    while (' \t\r\n'.includes(text[at] ?? 'x')) at += 1
  }
  const take = (sign: string) => {
    space()
    if (text[at] !== sign) throw new Stop(at)
    at += 1
  }
  const string = (): string => {
    space()
    const found = /^"(?:[^"\\\r\n]|\\.)*"/.exec(text.slice(at, at + longestString))
    if (!found) throw new Stop(at)
    at += found[0].length
    return named(found[0])
  }
  const see = (path: string, from: number) => {
    if (path === pointer) throw new Stop(from)
    if (pointer.startsWith(`${path}/`)) nearest = from
  }
  const parts = (open: string, close: string, part: (index: number) => void) => {
    take(open)
    space()
    if (text[at] === close) {
      at += 1
      return
    }
    for (let index = 0; ; index += 1) {
      part(index)
      space()
      if (text[at] !== ',') break
      at += 1
    }
    take(close)
  }
  const property = (path: string) => {
    space()
    const from = at
    const inner = path + pointerStep(string())
    see(inner, from)
    take(':')
    value(inner)
  }
  const item = (inner: string) => {
    space()
    see(inner, at)
    value(inner)
  }
  const word = () => {
    const found = /^(?:true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)/.exec(text.slice(at, at + 400))
    if (!found) throw new Stop(at)
    at += found[0].length
  }
  const value = (path: string): void => {
    space()
    if (text[at] === '{') parts('{', '}', () => property(path))
    else if (text[at] === '[') parts('[', ']', (index) => item(`${path}/${index}`))
    else if (text[at] === '"') string()
    else word()
  }
  try {
    value('')
    space()
    if (at < text.length) throw new Stop(at)
  } catch (error) {
    // Nested deeper than the machine can follow: then its beginning has to do.
    nearest = error instanceof Stop ? error.at : nearest
  }
  return text.slice(0, nearest).split('\n').length
}
