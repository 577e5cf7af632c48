import type { UseQueryResult } from '@tanstack/react-query'
import type { Page } from '@vitrine/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminKindName } from '#lib/admin-area'
import { useBreadcrumbs } from '#lib/breadcrumbs'
import { type DeletionCalls, useDeletion } from '#lib/deletion'
import { useDocumentTitle } from '#lib/document-title'
import { type ListDefaults, useListParams } from '#lib/list-params'
import { type ListItem, type ListParams, ListView, type ListViewProps, type OnParams } from '#ui/list-view'
import { useDeletedFilter } from './deleted-filter.ts'
import { useListProps } from './use-list-props.ts'

/** What of the list view the kinds say for themselves. */
type Looks<Item extends ListItem> = Pick<
  ListViewProps<Item>,
  'columns' | 'filters' | 'rowActions' | 'searchLabel' | 'create' | 'emptyText' | 'picture' | 'titleLabel' | 'notice'
>

/** What the list shows of each of them by itself. */
type ListedRow = {
  id: number
  updated_at: string
  updated_by: string | null
  deleted_at?: string | null
  deleted_by?: string | null
}

export type RecordListProps<Row extends ListedRow, Item extends ListItem> = Looks<Item> & {
  kind: AdminKindName
  sorts: readonly string[]
  defaults: ListDefaults
  /** The query of one page. */
  useRows: (params: ListParams) => UseQueryResult<Page<Row> | undefined>
  toItem: (row: Row) => Omit<Item, 'key' | 'to' | 'updatedAt' | 'updatedBy' | 'deletedAt' | 'deletedBy'>
  /** For kinds whose records can be deleted and restored. */
  deletion?: DeletionCalls
  /** Beside the main action. */
  actions?: (params: ListParams, onParams: OnParams) => ReactNode
}

const nothingToDelete: DeletionCalls = {
  remove: () => Promise.resolve(),
  undelete: () => Promise.resolve({}),
  refresh: () => Promise.resolve(),
  failedKey: '',
}

export function RecordList<Row extends ListedRow, Item extends ListItem>(props: RecordListProps<Row, Item>) {
  const { kind, sorts, defaults, useRows, toItem, deletion: calls, actions, filters = [], rowActions, ...looks } = props
  const { t } = useTranslation()
  const title = t(`schemaTypes.${kind}.plural`)
  const [params, setParams] = useListParams({ defaults, sorts })
  const list = useRows(params)
  const shown = useListProps({ list, params, setParams, sorts })
  const deletion = useDeletion(calls ?? nothingToDelete)
  const deletedFilter = useDeletedFilter()
  useDocumentTitle(title)
  useBreadcrumbs([{ label: title, path: `/admin/${kind}` }])

  const items = (list.data?.items ?? []).map((row) => {
    const { id, updated_at, updated_by, deleted_at, deleted_by } = row
    const own = toItem(row) as Item
    const stamps = { updatedAt: updated_at, updatedBy: updated_by, deletedAt: deleted_at, deletedBy: deleted_by }
    return { ...own, ...stamps, id, key: id, to: `/admin/${kind}/${id}` }
  })
  type Listed = (typeof items)[number]
  const actionsOf = (item: Listed) => [...(item.deletedAt ? [] : (rowActions?.(item) ?? [])), ...(calls ? deletion.rowActions(item) : [])]
  return (
    <>
      <ListView<Listed>
        name={kind}
        title={title}
        titleLabel={t('fields.name')}
        {...looks}
        rowActions={rowActions || calls ? actionsOf : undefined}
        bulkActions={calls ? deletion.bulkActions : undefined}
        filters={calls ? [...filters, deletedFilter] : filters}
        actions={actions?.(params, setParams)}
        items={items}
        {...shown}
      />
      {deletion.report}
    </>
  )
}
