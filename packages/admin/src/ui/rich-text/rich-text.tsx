import Box from '@mui/material/Box'
import { cleanHref, htmlRules, withoutControls } from '@vitrine/contract'
import { createElement, type ReactNode, useMemo } from 'react'

type Props = {
  html: string
  /** The level of the heading above the text: its own begin one below, whatever they were written as. */
  below: 1 | 2 | 3
}

const dropped: ReadonlySet<string> = new Set(htmlRules.dropped)
const allowed: ReadonlySet<string> = new Set(htmlRules.tags)
const aliases: Readonly<Record<string, string>> = htmlRules.aliases

/**
 * The server has sanitised it; this does not rely on it. The text is parsed where nothing runs or loads, and only what
 * the rules name becomes an element, with no attribute but an address that passed them.
 */
export function RichText({ html, below }: Props) {
  const parts = useMemo(() => {
    const { body } = new DOMParser().parseFromString(withoutControls(html), 'text/html')
    return partsOf(body, below)
  }, [html, below])
  return <Box sx={styles}>{parts}</Box>
}

const partsOf = (parent: Node, below: number): ReactNode[] => [...parent.childNodes].map((node, place) => partOf(node, place, below))

function partOf(node: Node, key: number, below: number): ReactNode {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element) || dropped.has(node.localName)) return null
  const tag = Object.hasOwn(aliases, node.localName) ? (aliases[node.localName] ?? '') : node.localName
  if (tag === 'br') return <br key={key} />
  const inner = partsOf(node, below)
  if (!allowed.has(tag)) return inner
  if (tag === 'a') return <Anchor key={key} href={cleanHref(node.getAttribute('href') ?? '')} inner={inner} />
  const level = /^h([2-4])$/.exec(tag)?.[1]
  if (level) return createElement(`h${Math.min(6, Number(level) - 1 + below)}`, { key }, ...inner)
  return createElement(tag, { key, ...(tag === 'ol' ? startOf(node) : {}) }, ...inner)
}

const startOf = (list: Element) => {
  const start = Number(list.getAttribute('start'))
  return Number.isInteger(start) && start > 1 ? { start } : {}
}

/** Out of the house in a window of its own, which learns nothing of ours. */
function Anchor({ href, inner }: { href: string | undefined; inner: ReactNode[] }) {
  if (href === undefined) return inner
  const isAway = /^https?:/i.test(href) && !isOurs(href)
  return (
    <a href={href} {...(isAway ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {inner}
    </a>
  )
}

const isOurs = (href: string) => URL.canParse(href) && new URL(href).origin === window.location.origin

const styles = {
  overflowWrap: 'anywhere',
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
  '& p': { my: 1 },
  '& h2, & h3, & h4, & h5, & h6': { typography: 'h4', color: 'text.primary', mt: 2, mb: 0.5 },
  '& ul, & ol': { my: 1, pl: 2.5 },
  '& li > p': { my: 0.25 },
  '& blockquote': { m: 0, my: 1, pl: 1.5, borderLeft: 2, borderColor: 'divider' },
  '& a': { color: 'inherit', textUnderlineOffset: '2px', '&:hover': { color: 'primary.main' } },
} as const
