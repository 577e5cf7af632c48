import { type RefObject, useEffect, useState } from 'react'

/** Fields this far outside the window are drawn too, so that Tab and the wheel find them ready. */
const margin = '900px 0px'

/** Whether something has been near the window: hundreds of editors are not drawn at once, and none that was written in goes. */
export function useOnceNear(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (isNear || !element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, isNear])
  return isNear
}
