import { documentRoutes } from '@vitrine/contract'
import { useLanguage } from '#lib/i18n'
import { usePage } from '#lib/record-queries'

/** A few are shown; among the others is what waits. */
const some = 25

/** What a person saved last, in any of their instances; the key makes every save of a document ask for it again. */
export function useLastEdited(updated_by: number) {
  const query = { updated_by, page_size: some, locale: useLanguage().current() }
  return usePage('documents', query, (api, signal) => api.call(documentRoutes.list, { query }, signal))
}
