import { useLayoutEffect, useRef } from 'react'
import { useEngine } from './engine-context.ts'

/**
 * For a field that keeps something half-written beside its value (a chip, a name): `flush` is called when the form hands
 * over what is being written, and when the field goes, so that it is not lost. It may be called when nothing waits.
 */
export function useDraft(flush: () => void): void {
  const { addTypist } = useEngine()
  const latest = useRef(flush)
  useLayoutEffect(() => {
    latest.current = flush
  })
  useLayoutEffect(() => addTypist({ flush: () => latest.current(), settle: () => undefined }), [addTypist])
  // Apart from the above: a form that is drawn anew around the field is no reason to cut off who is writing.
  useLayoutEffect(() => () => latest.current(), [])
}
