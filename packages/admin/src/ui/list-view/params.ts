import { defaultPageSize, pageSizes } from '@vitrine/contract'

/** The state of a list, as it stands in the URL (or locally inside a modal). */
export type ListParams = {
  /** 0-based. */
  currentPage: number
  currentPageSize: number
  sortBy: string
  sortDirection: 'asc' | 'desc'
  /** `name:value` parts with commas between; each value percent-encoded, so that it may hold both signs. */
  filterBy: string
  search: string
}

export const searchDebounceMs = 500
export { defaultPageSize, pageSizes }

export const lastPageOf = (total: number, pageSize: number) => Math.max(0, Math.ceil(total / pageSize) - 1)

function decode(value: string) {
  try {
    return decodeURIComponent(value)
  } catch {
    // A hand-written address with a stray %: take it as it stands.
    return value
  }
}

export function parseFilterBy(filterBy: string): Record<string, string> {
  const pairs = filterBy.split(',').flatMap((part): [string, string][] => {
    const at = part.indexOf(':')
    return at > 0 && at < part.length - 1 ? [[part.slice(0, at), decode(part.slice(at + 1))]] : []
  })
  return Object.fromEntries(pairs)
}

export const formatFilterBy = (filters: Record<string, string>) =>
  Object.entries(filters)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}:${value.replace(/[%,:]/g, encodeURIComponent)}`)
    .join(',')

/** A search of exactly one letter hits nearly everything and is not sent. */
export const maySearch = (text: string) => Array.from(text.trim()).length !== 1
