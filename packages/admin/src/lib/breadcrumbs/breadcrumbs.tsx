import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useMemo, useState } from 'react'

export type Crumb = { label: string; path: string }

type Pushed = { view: string; crumbs: Crumb[] }
type Trail = { crumbs: Crumb[]; push(view: string, crumbs: Crumb[]): void; pop(view: string): void }

const TrailContext = createContext<Trail | undefined>(undefined)

export function BreadcrumbsProvider({ children }: { children: ReactNode }) {
  const [views, setViews] = useState<Pushed[]>([])
  const push = useCallback((view: string, crumbs: Crumb[]) => {
    setViews((all) => [...all.filter((one) => one.view !== view), { view, crumbs }])
  }, [])
  const pop = useCallback((view: string) => setViews((all) => all.filter((one) => one.view !== view)), [])
  // React runs a child's effect before its parent's: the path, not the order of pushing, says what is inside what.
  const trail = useMemo<Trail>(
    () => ({ crumbs: views.flatMap((one) => one.crumbs).sort((one, other) => one.path.length - other.path.length), push, pop }),
    [views, push, pop],
  )
  return <TrailContext value={trail}>{children}</TrailContext>
}

function useTrail(): Trail {
  const trail = useContext(TrailContext)
  if (!trail) throw new Error('Breadcrumbs are used outside BreadcrumbsProvider')
  return trail
}

/** The whole trail, outermost first. */
export const useCrumbs = (): Crumb[] => useTrail().crumbs

/** Adds a view's own crumbs for as long as it is shown. */
export function useBreadcrumbs(crumbs: Crumb[]): void {
  const { push, pop } = useTrail()
  const view = useId()
  const written = JSON.stringify(crumbs)
  useEffect(() => {
    push(view, JSON.parse(written) as Crumb[])
    return () => pop(view)
  }, [view, written, push, pop])
}
