import { type ListedSchema, schemaSorts } from '@vitrine/contract'
import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBreadcrumbs } from '#lib/breadcrumbs'
import { useDeletion } from '#lib/deletion'
import { useDocumentTitle } from '#lib/document-title'
import { useListParams } from '#lib/list-params'
import { type ListColumn, type ListFilter, type ListItem, ListView } from '#ui/list-view'
import { useApplicationChoices, useSchemaDeletion, useSchemaList } from './queries.ts'

type SchemaItem = ListItem & { id: number; schema: ListedSchema }

const path = '/admin/schema'
const defaults = { sortBy: 'name' }

export function SchemaListScreen() {
  const { t } = useTranslation()
  const title = t('schemaTypes.schema.plural')
  const [params, setParams] = useListParams({ defaults, sorts: schemaSorts })
  const list = useSchemaList(params)
  const applications = useApplicationChoices()
  const deletion = useDeletion({
    ...useSchemaDeletion(),
    failedKey: 'views.admin.delete.schema',
    forceText: t('views.admin.schemas.forceText'),
  })
  useDocumentTitle(title)
  useBreadcrumbs([{ label: title, path }])

  const items = (list.data?.items ?? []).map(
    (schema): SchemaItem => ({
      key: schema.id,
      id: schema.id,
      title: schema.name,
      subTitle: schema.description ?? schema.slug,
      updatedAt: schema.updated_at,
      updatedBy: schema.updated_by,
      deletedAt: schema.deleted_at,
      deletedBy: schema.deleted_by,
      to: `${path}/${schema.id}`,
      schema,
    }),
  )
  const columns: ListColumn<SchemaItem>[] = [
    {
      id: 'application',
      label: t('fields.application_id'),
      width: 'minmax(120px, 200px)',
      from: 'sm',
      inSummary: true,
      cell: ({ schema }) => schema.application_name,
    },
    { id: 'version', label: t('fields.version'), width: '80px', from: 'lg', cell: ({ schema }) => schema.version },
  ]
  const filters: ListFilter[] = [
    {
      name: 'application_id',
      label: t('fields.application_id'),
      options: (applications.data?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      name: 'deleted',
      label: t('views.admin.schemas.filters.deleted'),
      allLabel: t('views.admin.schemas.filters.hidden'),
      options: [
        { value: 'too', label: t('views.admin.schemas.filters.too') },
        { value: 'only', label: t('views.admin.schemas.filters.only') },
      ],
    },
  ]
  return (
    <>
      <ListView
        name="schema"
        title={title}
        titleLabel={t('fields.name')}
        picture="none"
        items={items}
        columns={columns}
        filters={filters}
        rowActions={(item) => [
          ...(item.deletedAt ? [] : [{ label: t('generic.edit'), icon: <Pencil aria-hidden />, to: `${path}/${item.id}` }]),
          ...deletion.rowActions(item),
        ]}
        bulkActions={deletion.bulkActions}
        total={list.data?.total_count ?? 0}
        totalIsExact={list.data?.total_is_exact ?? true}
        params={params}
        onParams={setParams}
        loading={list.isPending}
        refreshing={list.isPlaceholderData}
        failed={list.isError}
        onRetry={() => void list.refetch()}
        sorts={schemaSorts.map((sort) => ({ value: sort, label: t(`sortOptions.${sort}`) }))}
        searchLabel={t('views.admin.schemas.search')}
        emptyText={t('views.admin.schemas.empty')}
        create={{ label: t('views.admin.schemas.create'), shortLabel: t('views.admin.schemas.createShort'), to: `${path}/create` }}
      />
      {deletion.report}
    </>
  )
}
