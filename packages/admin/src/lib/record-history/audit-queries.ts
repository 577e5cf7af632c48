import { auditRoutes, type CallOf } from '@vitrine/contract'
import { usePage } from '#lib/record-queries'

type Asked = CallOf<typeof auditRoutes.list>['query']

/** `version` is the record's: another one means that there is more to read. */
export const useAuditPage = (query: Asked, version?: number) =>
  usePage('audit', { ...query, version }, (api, signal) => api.call(auditRoutes.list, { query }, signal))
