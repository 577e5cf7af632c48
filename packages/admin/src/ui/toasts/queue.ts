export type ToastKind = 'info' | 'success' | 'warning' | 'error'
export type NewToast = {
  kind: ToastKind
  text: string
  /** A second, quieter line. */
  detail?: string
  action?: { label: string; onAction: () => void }
}
export type Toast = NewToast & { id: number }

/** How long each kind stays, and the pause before the next. [SHELL-04] */
export const durationMs: Record<ToastKind, number> = { info: 5000, success: 3000, warning: 8000, error: 10_000 }
export const gapMs = 250
export const storageKey = 'vitrine.toasts'

const isToast = (kept: unknown): kept is NewToast =>
  typeof kept === 'object' &&
  kept !== null &&
  'text' in kept &&
  typeof kept.text === 'string' &&
  'kind' in kept &&
  String(kept.kind) in durationMs
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

function read(store: Store): NewToast[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) && kept.every(isToast) ? kept : []
  } catch {
    // Someone else's text under our key, or a browser that refuses storage: start empty rather than fail the page.
    return []
  }
}

export type ToastQueue = ReturnType<typeof createToastQueue>

/** One toast at a time. What waits is kept over a reload, except those with an action: its function would be gone. */
export function createToastQueue(store: Store) {
  let lastId = 0
  let current: Toast | undefined
  let waiting: Toast[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let inGap = false
  let paused = false
  let remainingMs = 0
  let startedAt = 0
  const listeners = new Set<() => void>()

  const changed = () => {
    const kept = [...(current ? [current] : []), ...waiting].filter(({ action }) => !action)
    try {
      if (kept.length) store.setItem(storageKey, JSON.stringify(kept.map(({ kind, text, detail }) => ({ kind, text, detail }))))
      else store.removeItem(storageKey)
    } catch {
      // Storage full or refused: the toasts still show, they only do not survive a reload.
    }
    for (const listener of listeners) listener()
  }
  const run = () => {
    startedAt = Date.now()
    timer = setTimeout(end, remainingMs)
  }
  const next = () => {
    inGap = false
    current = waiting.shift()
    if (!current) return
    remainingMs = durationMs[current.kind]
    if (!paused) run()
    changed()
  }
  function end() {
    clearTimeout(timer)
    timer = undefined
    current = undefined
    paused = false
    inGap = true
    changed()
    timer = setTimeout(next, gapMs)
  }
  const show = (toast: NewToast) => {
    const sameWaits = waiting.some(
      ({ kind, text, detail, action }) => !action && kind === toast.kind && text === toast.text && detail === toast.detail,
    )
    if (sameWaits && !toast.action) return
    lastId += 1
    waiting.push({ ...toast, id: lastId })
    if (current || inGap) changed()
    else next()
  }

  for (const toast of read(store)) show(toast)

  return {
    show,
    current: () => current,
    dismiss: (id: number) => {
      if (current?.id === id) return end()
      waiting = waiting.filter((toast) => toast.id !== id)
      changed()
    },
    /** While someone reads or aims at it, it stays. */
    pause: () => {
      if (!current || paused) return
      paused = true
      clearTimeout(timer)
      remainingMs -= Date.now() - startedAt
    },
    resume: () => {
      if (!current || !paused) return
      paused = false
      run()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
