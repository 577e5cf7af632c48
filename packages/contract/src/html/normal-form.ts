import { cleanHref, htmlRules, withoutControls } from './rules.ts'

/** What a reader of HTML meets, whatever parser it uses. */
export type HtmlWriter = {
  open(tag: string, attribute: (name: string) => string | null | undefined): void
  close(tag: string): void
  text(text: string): void
  /** The normal form of what was met: '' when there is nothing to read in it. */
  end(): string
}

type Marks = { href?: string; strong: boolean; em: boolean }
/** Words, or the end of a line within a block. */
type Run = { text: string; isBreak: boolean; marks: Marks }
type TextBlock = { tag: 'p' | 'h2' | 'h3' | 'h4'; runs: Run[] }
type Container = { tag: 'ul' | 'ol' | 'li' | 'blockquote' | ''; start?: number; blocks: Block[] }
type Block = TextBlock | Container

const textBlocks: readonly string[] = ['p', 'h2', 'h3', 'h4']
const containers: readonly string[] = ['ul', 'ol', 'li', 'blockquote']
const breaking: ReadonlySet<string> = new Set(htmlRules.breaking)
const isList = ({ tag }: Container) => tag === 'ul' || tag === 'ol'
const space = /[ \t\n\r\f]+/g

/**
 * Writes rich text in the one form the editor gives it: blocks that hold text, text in paragraphs, marks in one order.
 * It is told what a parser found; what is not in the rules is left out, and everything it writes is escaped here.
 */
export function createHtmlWriter(): HtmlWriter {
  const root: Container = { tag: '', blocks: [] }
  const open: Container[] = [root]
  const marks = { strong: 0, em: 0, hrefs: [] as (string | undefined)[] }
  let block: TextBlock | undefined

  const top = () => open.at(-1) ?? root
  const add = (text: string, isBreak: boolean) => {
    block ??= beginBlock('p')
    block.runs.push({ text, isBreak, marks: { href: marks.hrefs.at(-1), strong: marks.strong > 0, em: marks.em > 0 } })
  }
  const endBlock = () => {
    block = undefined
  }

  function enter(tag: 'ul' | 'ol' | 'li' | 'blockquote', start?: number) {
    const entered: Container = { tag, start, blocks: [] }
    if (tag !== 'li' && isList(top())) enter('li')
    if (tag === 'li' && !isList(top())) enter('ul')
    top().blocks.push(entered)
    open.push(entered)
  }

  function beginBlock(tag: TextBlock['tag']): TextBlock {
    if (isList(top())) enter('li')
    const begun: TextBlock = { tag, runs: [] }
    top().blocks.push(begun)
    return begun
  }

  function leave(tag: string) {
    const place = open.findLastIndex((each) => each.tag === tag)
    if (place > 0) open.length = place
  }

  function startContainer(tag: string, start?: number) {
    endBlock()
    if (tag === 'li') {
      // An item ends the one before it, but not one of the list around.
      const list = open.findLastIndex(isList)
      if (list > 0) open.length = list + 1
    }
    const room = open.length - 1 < htmlRules.maxNesting * 2
    if (room && (tag === 'ul' || tag === 'ol' || tag === 'li' || tag === 'blockquote')) enter(tag, start)
  }

  return {
    open(name, attribute) {
      const tag = named(name)
      if (tag === 'strong' || tag === 'em') marks[tag] += 1
      else if (tag === 'a') marks.hrefs.push(cleanHref(attribute('href') ?? ''))
      else if (tag === 'br') add('', true)
      else if (textBlocks.includes(tag)) {
        endBlock()
        block = beginBlock(tag as TextBlock['tag'])
      } else if (containers.includes(tag)) startContainer(tag, tag === 'ol' ? startOf(attribute('start')) : undefined)
      else if (breaking.has(tag)) endBlock()
    },
    close(name) {
      const tag = named(name)
      if (tag === 'strong' || tag === 'em') marks[tag] = Math.max(0, marks[tag] - 1)
      else if (tag === 'a') marks.hrefs.pop()
      if (textBlocks.includes(tag) || containers.includes(tag) || breaking.has(tag)) endBlock()
      if (containers.includes(tag)) leave(tag)
    },
    text(text) {
      const clean = withoutControls(text)
      if (clean === '' || (!block && clean.replaceAll(space, '') === '')) return
      add(clean, false)
    },
    end: () => (hasText(root) ? root.blocks.map(write).join('') : ''),
  }
}

const named = (name: string): string => {
  const tag = name.toLowerCase()
  return Object.hasOwn(htmlRules.aliases, tag) ? htmlRules.aliases[tag as keyof typeof htmlRules.aliases] : tag
}

function startOf(start: string | null | undefined): number | undefined {
  return start && /^\d{1,4}$/.test(start) && Number(start) > 1 ? Number(start) : undefined
}

const hasText = (block: Block): boolean =>
  'runs' in block ? block.runs.some((run) => run.text.replaceAll(space, '') !== '') : block.blocks.some(hasText)

function write(block: Block): string {
  if ('runs' in block) return `<${block.tag}>${writeRuns(collapsed(block.runs))}</${block.tag}>`
  if (block.blocks.length === 0 && block.tag !== 'li') return ''
  const inner = block.blocks.map(write).join('')
  const start = block.start ? ` start="${block.start}"` : ''
  // An item begins with a paragraph, as in the editor: there its marker stands.
  const first = block.tag === 'li' && block.blocks[0]?.tag !== 'p' ? '<p></p>' : ''
  return `<${block.tag}${start}>${first}${inner}</${block.tag}>`
}

/** One space between words and none at the edges of a line, as a browser shows it. */
function collapsed(runs: readonly Run[]): Run[] {
  const kept: Run[] = []
  for (const run of runs) {
    const before = kept.at(-1)
    const text = run.text.replaceAll(space, ' ')
    const bare = !before || before.isBreak || before.text.endsWith(' ') ? text.replace(/^ /, '') : text
    if (bare !== '' || run.isBreak) kept.push({ ...run, text: bare })
  }
  const last = kept.at(-1)
  if (!last?.text.endsWith(' ')) return kept
  const text = last.text.slice(0, -1)
  return text === '' ? kept.slice(0, -1) : [...kept.slice(0, -1), { ...last, text }]
}

function writeRuns(runs: readonly Run[]): string {
  let html = ''
  let opened: string[] = []
  const closing = (tags: string[]) => tags.map((tag) => `</${tag.split(' ')[0]}>`).toReversed()
  for (const { text, isBreak, marks } of runs) {
    const wanted = tagsOf(marks)
    const differs = wanted.findIndex((tag, place) => tag !== opened[place])
    const common = differs < 0 ? wanted.length : differs
    html += closing(opened.slice(common)).join('')
    html += wanted
      .slice(common)
      .map((tag) => `<${tag}>`)
      .join('')
    html += isBreak ? '<br>' : escaped(text)
    opened = wanted
  }
  return html + closing(opened).join('')
}

const tagsOf = ({ href, strong, em }: Marks): string[] =>
  [href && `a href="${escaped(href)}"`, strong && 'strong', em && 'em'].filter((tag): tag is string => Boolean(tag))

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\u00a0': '&nbsp;' }
const escaped = (text: string): string => text.replaceAll(/[&<>\u00a0]/g, (sign) => entities[sign] ?? '')
