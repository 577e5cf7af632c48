import { useEffect } from 'react'
import { useFetchAhead } from '../../queries/document-queries.ts'

/** A pointer or a focus that only passes over rows asks for none of them. */
const pointedMs = 60
/** Where the browser does not say when it has nothing to do. */
const quietMs = 500

const whenQuiet = (run: () => void): (() => void) => {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, quietMs)
    return () => clearTimeout(timer)
  }
  const idle = window.requestIdleCallback(run)
  return () => window.cancelIdleCallback(idle)
}

/** Whoever stands in a list is about to open one of its documents: the editor comes ahead, and the document that is pointed at. */
export function useEditorAhead(path: string): void {
  const fetchAhead = useFetchAhead()
  useEffect(() => whenQuiet(() => void import('../../edit-screen.tsx')), [])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onPointed = ({ target }: Event) => {
      clearTimeout(timer)
      const link = target instanceof Element ? target.closest('a[href]') : null
      const [, id] =
        link instanceof HTMLAnchorElement && link.pathname.startsWith(`${path}/`) ? (/\/(\d{1,10})$/.exec(link.pathname) ?? []) : []
      if (id) timer = setTimeout(() => fetchAhead(Number(id)), pointedMs)
    }
    document.addEventListener('pointerover', onPointed)
    document.addEventListener('focusin', onPointed)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', onPointed)
      document.removeEventListener('focusin', onPointed)
    }
  }, [path, fetchAhead])
}
