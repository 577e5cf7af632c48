import { useEffect, useState } from 'react'
import type { LinkPreview, LinkPreviewCard } from './service.ts'

const pauseMs = 500

/** What the page says, and whether it is still being asked. */
export function useLinkPreview(linkPreview: LinkPreview | undefined, url: string | undefined) {
  const [known, setKnown] = useState<{ url?: string; card?: LinkPreviewCard }>({})
  useEffect(() => {
    if (!linkPreview || !url || known.url === url) return
    const abort = new AbortController()
    const answer = (card: LinkPreviewCard | undefined) => !abort.signal.aborted && setKnown({ url, card })
    const timer = setTimeout(() => {
      // A page that does not answer is no fault of the address: nothing is shown.
      linkPreview(url, abort.signal).then(answer, () => answer(undefined))
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [linkPreview, url, known.url])
  const isKnown = known.url === url
  return { card: isKnown ? known.card : undefined, isWaiting: Boolean(linkPreview && url) && !isKnown }
}
