import { type RefObject, useEffect, useEffectEvent } from 'react'

const aheadPx = 400

/** Calls when the mark comes within 400 px of what is seen; again after each `round`, for a page may be short. */
export function useNearEnd(mark: RefObject<HTMLElement | null>, { isOn, round }: { isOn: boolean; round: number }, onNear: () => void) {
  const near = useEffectEvent(onNear)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a round brought may leave the mark where it was
  useEffect(() => {
    if (!isOn || !mark.current) return
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && near(), {
      // The page itself does not scroll; the margin counts only for what does.
      root: mark.current.closest('main'),
      rootMargin: `0px 0px ${aheadPx}px 0px`,
    })
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [mark, isOn, round])
}
