import type { UseQueryResult } from '@tanstack/react-query'
import type { Page } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import type { useListParams } from '#lib/list-params'

type State = {
  list: UseQueryResult<Page<unknown> | undefined>
  params: ReturnType<typeof useListParams>[0]
  setParams: ReturnType<typeof useListParams>[1]
  sorts: readonly string[]
}

/** What a list shows of how its query stands, and of how it was asked for. */
export function useListProps({ list, params, setParams, sorts }: State) {
  const { t } = useTranslation()
  return {
    total: list.data?.total_count ?? 0,
    totalIsExact: list.data?.total_is_exact ?? true,
    params,
    onParams: setParams,
    loading: list.isPending,
    refreshing: list.isPlaceholderData,
    failed: list.isError,
    onRetry: () => void list.refetch(),
    sorts: sorts.map((sort) => ({ value: sort, label: t(`sortOptions.${sort}`) })),
  }
}
