import Typography from '@mui/material/Typography'
import type { ListedDocument, Schema } from '@vitrine/contract'
import { Globe, PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { problemText } from '#lib/api'
import { useCurrentUser } from '#lib/current-user'
import { useInstance, useInstanceRights } from '#lib/instance'
import { isSearched, useListParams } from '#lib/list-params'
import { useListProps } from '#lib/record-list'
import { type BulkAction, type CreateAction, ListView, maySearch, type RowAction, useTotalText } from '#ui/list-view'
import { Notice } from '#ui/page'
import { useToasts } from '#ui/toasts'
import { binSorts, deviceListSorts, documentListSorts, searchedSort, useDocumentList, useHitFields } from '../../queries/list-queries.ts'
import { type DocumentItem, toItem } from './document-item.ts'
import { isDeviceSchema } from './is-device-schema.ts'
import { useColumns } from './use-columns.tsx'
import { useDocumentDeletion } from './use-document-deletion.ts'
import { useFilters } from './use-filters.ts'
import { useImpact } from './use-impact.tsx'
import { useStatusChange } from './use-status-change.tsx'

const listDefaults = { sortBy: 'updated_at', sortDirection: 'desc', searchedBy: searchedSort } as const
const binDefaults = { ...listDefaults, sortBy: 'deleted_at' } as const

type Props = {
  title: string
  /** Without one: what is deleted, of every schema. */
  schema?: Schema | undefined
  chipContent?: string | undefined
  create?: CreateAction | undefined
  emptyText: string
}

/** Documents as rows or pictures, with what the person may do to them. */
export function DocumentRows({ title, schema, chipContent, create, emptyText }: Props) {
  const { t } = useTranslation()
  const { path } = useInstance()
  const { search } = useLocation()
  const { mayWrite, mayManage } = useInstanceRights()
  const toasts = useToasts()
  const isBin = schema === undefined
  const sorts = isBin ? binSorts : isDeviceSchema(schema) ? deviceListSorts : documentListSorts
  const [params, setParams] = useListParams({ defaults: isBin ? binDefaults : listDefaults, sorts })
  const wanted = { ...(schema ? { schemaId: schema.id } : {}), chipContent, isBin }
  const { list, everyRow } = useDocumentList(wanted, params)
  const shown = useListProps({ list, params, setParams, sorts })
  const hits = useHitFields(wanted, params)
  const columns = useColumns()
  const filters = useFilters({ isBin })
  const impact = useImpact()
  const deletion = useDocumentDeletion(impact, mayManage)
  const status = useStatusChange(impact)
  const notice = useNotice(params.search, list.isPlaceholderData ? undefined : list.data)

  const around = { path, search, untitled: t('documents.list.untitled'), showsSchema: isBin, hits }
  const items = (list.data?.items ?? []).map((row) => toItem(row, around))
  const every = async (read: () => Promise<ListedDocument[]>) => {
    try {
      return (await read()).map((row) => toItem(row, around))
    } catch (error) {
      toasts.show({ kind: 'error', text: t('list.failed'), detail: problemText(t, error) })
      return []
    }
  }
  const isThere = ({ deletedAt }: DocumentItem) => !deletedAt
  const publish = { label: t('views.document.publish'), icon: <Globe aria-hidden /> }
  const setAsDraft = { label: t('views.document.setAsDraft'), icon: <PencilLine aria-hidden /> }
  const [deleteAction, ...restoring] = deletion.bulkActions
  const bulkActions: BulkAction<DocumentItem>[] = [
    { ...publish, appliesTo: isThere, run: (some) => status.change(some, 'published') },
    { ...setAsDraft, appliesTo: isThere, run: (some) => status.change(some, 'draft') },
    ...(deleteAction ? [{ ...deleteAction, run: deletion.deleteThem }] : []),
    ...restoring,
  ]
  const rowActions = (item: DocumentItem): RowAction[] => {
    if (!isThere(item)) return deletion.rowActions(item)
    return [
      ...(item.status === 'published' ? [] : [{ ...publish, onSelect: () => void status.change([item], 'published') }]),
      ...(item.status === 'draft' ? [] : [{ ...setAsDraft, onSelect: () => void status.change([item], 'draft') }]),
      ...deletion.rowActions(item).map((action) => ({ ...action, onSelect: () => void deletion.deleteThem([item]) })),
    ]
  }
  return (
    <>
      <ListView<DocumentItem>
        name="documents"
        title={title}
        items={items}
        {...shown}
        sorts={[
          ...(isSearched(params.search) ? [{ value: searchedSort, label: t('sortOptions.relevance'), isOneWay: true }] : []),
          ...shown.sorts,
        ]}
        filters={filters}
        columns={columns}
        searchLabel={t('documents.list.search')}
        emptyText={emptyText}
        notice={notice}
        {...(create && mayWrite ? { create } : {})}
        {...(mayWrite ? { rowActions, bulkActions } : {})}
        {...(everyRow ? { everyItem: () => every(everyRow) } : {})}
      />
      {impact.dialog}
      {status.report}
      {deletion.report}
    </>
  )
}

type Total = { total_count: number; total_is_exact?: boolean } | undefined

/** Why nothing can be changed here, and how much a search found; undefined where there is nothing to say. */
function useNotice(search: string, total: Total): ReactNode {
  const { t } = useTranslation()
  const totalText = useTotalText()
  const { id, expired } = useInstance()
  const { user } = useCurrentUser()
  const isReader = !user.is_admin && user.instances.some((each) => each.application_instance_id === id)
  const hits = maySearch(search) && search.trim() && total && total.total_count > 0 ? total : undefined
  if (!expired && !hits) return undefined
  return (
    <>
      {expired && <Notice>{t(isReader ? 'documents.list.expired' : 'documents.list.expiredForOthers')}</Notice>}
      {hits && (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary', pt: expired ? 1.25 : 0 }}>
          {t('documents.list.hits', { count: hits.total_count, hits: totalText(hits.total_count, hits.total_is_exact ?? true), search })}
        </Typography>
      )}
    </>
  )
}
