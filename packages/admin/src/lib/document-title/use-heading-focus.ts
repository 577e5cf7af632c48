import { type RefObject, useEffect, useRef } from 'react'

function focusHeading(heading: HTMLElement) {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * After a change of page (`page` is any name of it), focus goes to its h1, which a screen reader then reads. The heading may come later than
 * the path; whoever has begun to do something meanwhile is left alone. Not on the first page: there the browser
 * starts at the top by itself.
 */
export function useHeadingFocus(within: RefObject<HTMLElement | null>, page: string): void {
  const before = useRef(page)
  // The address is new before the page is, on a busy machine long enough to go on in a form that outlives the change.
  const begunAt = useRef<string>(undefined)
  useEffect(() => {
    const root = within.current
    const note = () => {
      begunAt.current = window.location.pathname
    }
    root?.addEventListener('focusin', note)
    return () => root?.removeEventListener('focusin', note)
  }, [within])
  useEffect(() => {
    const root = within.current
    if (!root || before.current === page) return
    before.current = page
    const hasBegun = begunAt.current === window.location.pathname
    begunAt.current = undefined
    if (hasBegun) return
    const heading = root.querySelector('h1')
    if (heading) return focusHeading(heading)

    const stop = () => {
      observer.disconnect()
      document.removeEventListener('focusin', stop)
      document.removeEventListener('keydown', stop)
    }
    const observer = new MutationObserver(() => {
      const late = root.querySelector('h1')
      if (!late) return
      stop()
      focusHeading(late)
    })
    observer.observe(root, { childList: true, subtree: true })
    document.addEventListener('focusin', stop)
    document.addEventListener('keydown', stop)
    return stop
  }, [within, page])
}
