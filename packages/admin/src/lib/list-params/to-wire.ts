import type { ListParams } from '#ui/list-view'

/** One letter hits nearly everything: it is not sent. */
export const isSearched = (text: string) => [...text.trim()].length > 1

/** A list's state as the API's words for it. */
export function toWire<const Sort extends string>(params: ListParams, sorts: readonly Sort[]) {
  return {
    page: params.currentPage,
    page_size: params.currentPageSize,
    sort_by: sorts.find((sort) => sort === params.sortBy),
    order_asc: params.sortDirection === 'asc',
    search: isSearched(params.search) ? params.search.trim() : undefined,
  }
}
