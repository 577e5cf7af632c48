import Typography from '@mui/material/Typography'
import { localeSorts } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { useBreadcrumbs } from '#lib/breadcrumbs'
import { useDocumentTitle } from '#lib/document-title'
import { useListParams } from '#lib/list-params'
import { type ListColumn, type ListItem, ListView } from '#ui/list-view'
import { useLocaleList } from './queries.ts'

type LocaleItem = ListItem & { code: string }

const defaults = { sortBy: 'name' }

export function LocaleListScreen() {
  const { t } = useTranslation()
  const title = t('schemaTypes.locale.plural')
  const [params, setParams] = useListParams({ defaults, sorts: localeSorts })
  const list = useLocaleList(params)
  useDocumentTitle(title)
  useBreadcrumbs([{ label: title, path: '/admin/locale' }])

  const items = (list.data?.items ?? []).map(
    (locale): LocaleItem => ({
      key: locale.id,
      title: locale.name,
      to: `/admin/locale/${locale.id}`,
      code: locale.language_code,
      updatedAt: locale.updated_at,
      updatedBy: locale.updated_by,
    }),
  )
  const columns: ListColumn<LocaleItem>[] = [
    {
      id: 'code',
      label: t('fields.language_code'),
      width: '140px',
      inSummary: true,
      cell: ({ code }) => (
        <Typography variant="code" component="span" sx={{ color: 'text.secondary' }}>
          {code}
        </Typography>
      ),
    },
  ]
  return (
    <ListView
      name="locale"
      title={title}
      titleLabel={t('fields.name')}
      picture="none"
      items={items}
      columns={columns}
      total={list.data?.total_count ?? 0}
      totalIsExact={list.data?.total_is_exact ?? true}
      params={params}
      onParams={setParams}
      loading={list.isPending}
      refreshing={list.isPlaceholderData}
      failed={list.isError}
      onRetry={() => void list.refetch()}
      sorts={localeSorts.map((sort) => ({ value: sort, label: t(`sortOptions.${sort}`) }))}
      searchLabel={t('views.admin.locales.search')}
      create={{ label: t('views.admin.locales.create'), shortLabel: t('views.admin.locales.createShort'), to: '/admin/locale/create' }}
      emptyText={t('views.admin.locales.empty')}
    />
  )
}
