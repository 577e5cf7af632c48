import { reservedOwnerSlugs } from '@vitrine/contract'

const prefix = 'vitrine.recent'
const mostKept = 8

export type RecentDocument = { id: number; path: string }
export type Recent = {
  /** The last opened first. */
  read(): RecentDocument[]
  /** Called with any path; only those of documents are kept. */
  note(pathname: string): void
}

/** The document whose page a path is: /owner/instance/id, with or without what lies below it. */
export function documentIdAt(pathname: string): RecentDocument | undefined {
  const [, owner = '', instance = '', id = ''] = pathname.split('/')
  if (!/^[1-9]\d{0,9}$/.test(id) || reservedOwnerSlugs.some((slug) => slug === owner)) return undefined
  return { id: Number(id), path: `/${owner}/${instance}/${id}` }
}

const isRecent = (kept: unknown): kept is RecentDocument =>
  typeof kept === 'object' && kept !== null && 'path' in kept && typeof kept.path === 'string' && documentIdAt(kept.path) !== undefined

/** One person's; on a shared machine nobody is shown another's. */
export function createRecent(storage: Storage, userId: number): Recent {
  const key = `${prefix}.${userId}`
  const read = (): RecentDocument[] => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]')
      return Array.isArray(kept) ? kept.filter(isRecent).flatMap(({ path }) => documentIdAt(path) ?? []) : []
    } catch {
      // Something of another version: there is nothing to show.
      return []
    }
  }
  return {
    read,
    note(pathname) {
      const document = documentIdAt(pathname)
      if (!document) return
      const kept = [document, ...read().filter(({ id }) => id !== document.id)].slice(0, mostKept)
      try {
        storage.setItem(key, JSON.stringify(kept))
      } catch {
        // The browser's storage is full: what was opened before is shown instead.
      }
    },
  }
}
