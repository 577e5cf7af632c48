import { type ListedSchema, schemaSorts } from '@vitrine/contract'
import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { RecordList } from '#lib/record-list'
import type { ListColumn, ListItem } from '#ui/list-view'
import { useApplicationChoices, useSchemaDeletion, useSchemaList } from './queries/index.ts'

type SchemaItem = ListItem & { schema: ListedSchema }

const defaults = { sortBy: 'name' }

export function SchemaListScreen() {
  const { t } = useTranslation()
  const applications = useApplicationChoices()
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
  return (
    <RecordList<ListedSchema, SchemaItem>
      kind="schema"
      sorts={schemaSorts}
      defaults={defaults}
      useRows={useSchemaList}
      toItem={(schema) => ({ title: schema.name, subTitle: schema.description ?? schema.slug, schema })}
      columns={columns}
      picture="none"
      deletion={useSchemaDeletion()}
      rowActions={({ schema }) => [{ label: t('generic.edit'), icon: <Pencil aria-hidden />, to: `/admin/schema/${schema.id}` }]}
      filters={[
        {
          name: 'application_id',
          label: t('fields.application_id'),
          options: (applications.data?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        },
      ]}
      searchLabel={t('views.admin.schemas.search')}
      emptyText={t('views.admin.schemas.empty')}
      create={{ label: t('views.admin.schemas.create'), shortLabel: t('views.admin.schemas.createShort'), to: '/admin/schema/create' }}
    />
  )
}
