import type { auditRoutes, CallOf } from '@vitrine/contract'
import { formatFilterBy, type ListParams, parseFilterBy } from '#ui/list-view'

/** What the list is narrowed by, as it stands in the address; dates are days as the person writes them. */
export type AuditFilters = { kind: string; user: string; from: string; to: string }

const ofItsOwn = (kind: string) => ({ kind, page: (id: string) => `/admin/${kind}/${id}` })

/** The kinds whose changes are kept, in the order of the menu; `page` leads to one record of it. */
export const auditedKinds: { kind: string; page: (id: string) => string }[] = [
  ...['owner', 'application', 'instance', 'schema', 'api-key', 'user'].map(ofItsOwn),
  { kind: 'translation', page: (key) => `/admin/translation?search=${encodeURIComponent(key)}` },
  ofItsOwn('locale'),
  ofItsOwn('news'),
]

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(new Date(text).getTime())

/** An address may say anything; what makes no sense narrows nothing. */
export function readFilters(params: ListParams): AuditFilters {
  const { kind = '', user = '', from = '', to = '' } = parseFilterBy(params.filterBy)
  return {
    kind: /^[a-z][a-z_-]{0,59}$/.test(kind) ? kind : '',
    user: /^[1-9]\d{0,8}$/.test(user) ? user : '',
    from: isDay(from) ? from : '',
    to: isDay(to) ? to : '',
  }
}

export const writeFilters = (filters: AuditFilters): string => formatFilterBy(filters)

/** Midnight where the person is; `later` days after that day. */
const midnight = (day: string, later = 0): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later).toISOString()
}

export function toAuditQuery(params: ListParams): CallOf<typeof auditRoutes.list>['query'] {
  const { kind, user, from, to } = readFilters(params)
  return {
    page: params.currentPage,
    page_size: params.currentPageSize,
    record_kind: kind || undefined,
    user_id: user ? Number(user) : undefined,
    from: from ? midnight(from) : undefined,
    // The last day is a whole one.
    to: to ? midnight(to, 1) : undefined,
  }
}
