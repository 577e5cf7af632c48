import { startTransition, useEffect, useState } from 'react'

/** One more each time what is there has been drawn: hundreds of forms at once would stop the page for seconds. */
export function useGrowing(most: number): number {
  const [count, setCount] = useState(1)
  useEffect(() => {
    if (count < most) startTransition(() => setCount(count + 1))
  }, [count, most])
  return Math.min(count, most)
}
