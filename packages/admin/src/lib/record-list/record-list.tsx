import type { UseQueryResult } from '@tanstack/react-query'
import type { Page } from '@vitrine/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminKindName } from '#lib/admin-area'
import { useBreadcrumbs } from '#lib/breadcrumbs'
import { useDocumentTitle } from '#lib/document-title'
import { type ListDefaults, useListParams } from '#lib/list-params'
import { type ListItem, type ListParams, ListView, type ListViewProps, type OnParams } from '#ui/list-view'

/** What of the list view the kinds say for themselves. */
type Looks<Item extends ListItem> = Pick<
  ListViewProps<Item>,
  'columns' | 'filters' | 'rowActions' | 'searchLabel' | 'create' | 'emptyText' | 'picture' | 'titleLabel' | 'notice'
>

export type RecordListProps<Row, Item extends ListItem> = Looks<Item> & {
  kind: AdminKindName
  sorts: readonly string[]
  defaults: ListDefaults
  /** The query of one page. */
  useRows: (params: ListParams) => UseQueryResult<Page<Row> | undefined>
  toItem: (row: Row) => Item
  /** Beside the main action. */
  actions?: (params: ListParams, onParams: OnParams) => ReactNode
}

export function RecordList<Row, Item extends ListItem>(props: RecordListProps<Row, Item>) {
  const { kind, sorts, defaults, useRows, toItem, actions, ...looks } = props
  const { t } = useTranslation()
  const title = t(`schemaTypes.${kind}.plural`)
  const [params, setParams] = useListParams({ defaults, sorts })
  const list = useRows(params)
  useDocumentTitle(title)
  useBreadcrumbs([{ label: title, path: `/admin/${kind}` }])
  return (
    <ListView
      name={kind}
      title={title}
      titleLabel={t('fields.name')}
      {...looks}
      actions={actions?.(params, setParams)}
      items={(list.data?.items ?? []).map(toItem)}
      total={list.data?.total_count ?? 0}
      totalIsExact={list.data?.total_is_exact ?? true}
      params={params}
      onParams={setParams}
      loading={list.isPending}
      refreshing={list.isPlaceholderData}
      failed={list.isError}
      onRetry={() => void list.refetch()}
      sorts={sorts.map((sort) => ({ value: sort, label: t(`sortOptions.${sort}`) }))}
    />
  )
}
