import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Rows this far outside the window are drawn too, so that Tab and the wheel find them ready. */
const margin = '900px 0px'

export type Nearness = { observe(element: Element, onChange: (isNear: boolean) => void): () => void }

/** One observer for the rows of a long list. */
export function useNearness(): Nearness {
  const observer = useRef<IntersectionObserver | undefined>(undefined)
  const listeners = useRef(new Map<Element, (isNear: boolean) => void>())
  useEffect(() => () => observer.current?.disconnect(), [])
  const observe = useCallback((element: Element, onChange: (isNear: boolean) => void) => {
    observer.current ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) listeners.current.get(target)?.(isIntersecting)
      },
      { rootMargin: margin },
    )
    listeners.current.set(element, onChange)
    observer.current.observe(element)
    return () => {
      listeners.current.delete(element)
      observer.current?.unobserve(element)
    }
  }, [])
  const [nearness] = useState<Nearness>(() => ({ observe }))
  return nearness
}

/** Whether a row is near the window; one that holds the focus stays. */
export function useIsNear(ref: RefObject<HTMLElement | null>, nearness: Nearness, always: boolean): boolean {
  const [isNear, setIsNear] = useState(always)
  useLayoutEffect(() => {
    const element = ref.current
    if (always || !element) return
    return nearness.observe(element, (near) => setIsNear((before) => near || (before && element.contains(document.activeElement))))
  }, [ref, nearness, always])
  return always || isNear
}
