import { commonProblems, type LinkPreview } from '@vitrine/contract'
import type { Principal } from '#platform/auth'
import { createMemory } from '#platform/memory'
import type { ReadPage } from '#platform/outside'
import { Problem } from '#platform/problems'
import { createThrottle } from '#platform/throttle'
import { describePage } from './describe-page.ts'

const mostPerPerson = { max: 60, windowMs: 60_000 }
const keptMs = { read: 10 * 60_000, failed: 60_000 }
const mostKept = 500

const nothing = { img: null, title: null, description: null }
const domainOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '')

export function createLinkPreviews({ readPage }: { readPage: ReadPage }) {
  const throttle = createThrottle(mostPerPerson)
  const memory = createMemory<LinkPreview>({ most: mostKept })

  const read = async (url: string): Promise<{ value: LinkPreview; keepMs: number }> => {
    try {
      return { value: { domain: domainOf(url), ...describePage(await readPage(url)) }, keepMs: keptMs.read }
    } catch {
      // A failure yields no preview, silently, and always the same one: nobody learns which of our own machines answers.
      return { value: { domain: domainOf(url), ...nothing }, keepMs: keptMs.failed }
    }
  }

  return {
    // open: whoever writes a link is shown where it leads, and the pages are everyone's
    get: (by: Principal, url: string): Promise<LinkPreview> => {
      const known = memory.get(url)
      if (known) return known
      if (!throttle.take(String(by.user_id))) throw new Problem(commonProblems.too_many_requests)
      return memory.keep(url, () => read(url))
    },
  }
}
export type LinkPreviews = ReturnType<typeof createLinkPreviews>
