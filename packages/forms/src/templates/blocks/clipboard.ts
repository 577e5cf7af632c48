import { useMemo, useSyncExternalStore } from 'react'

/** In the browser's storage, so that a block can be pasted in another document, in another tab, tomorrow. */
const storageKey = 'vitrine.copied_block'
const changed = 'vitrine-copied-block'

export type CopiedBlock = { blockType: string } & Record<string, unknown>

/** False when the browser refuses to store it. */
export function copyBlock(block: unknown): boolean {
  try {
    localStorage.setItem(storageKey, JSON.stringify(block))
  } catch {
    return false
  }
  window.dispatchEvent(new Event(changed))
  return true
}

export function useCopiedBlock(): CopiedBlock | undefined {
  const text = useSyncExternalStore(subscribe, read)
  return useMemo(() => parse(text), [text])
}

function subscribe(listener: () => void) {
  window.addEventListener('storage', listener)
  window.addEventListener(changed, listener)
  return () => {
    window.removeEventListener('storage', listener)
    window.removeEventListener(changed, listener)
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

/** Deeper than any form; what is deeper was not copied here. */
const mostDepth = 100

const isShallow = (value: unknown, left: number): boolean =>
  typeof value !== 'object' || value === null || (left > 0 && Object.values(value).every((part) => isShallow(part, left - 1)))

function parse(text: string | null): CopiedBlock | undefined {
  if (!text) return undefined
  try {
    const block: unknown = JSON.parse(text)
    return isShallow(block, mostDepth) &&
      typeof block === 'object' &&
      block !== null &&
      'blockType' in block &&
      typeof block.blockType === 'string'
      ? (block as CopiedBlock)
      : undefined
  } catch {
    return undefined
  }
}
