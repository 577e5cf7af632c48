import { ownerSorts, textWithTag } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '#lib/document-title'
import { useLanguage } from '#lib/i18n'
import { useListParams } from '#lib/list-params'
import { ListView } from '#ui/list-view'
import { useOwnMuseums } from './queries.ts'

const defaults = { sortBy: 'name' }

/** The museums one may edit. */
export function OwnMuseumsScreen() {
  const { t } = useTranslation()
  const locale = useLanguage().current()
  const [params, setParams] = useListParams({ defaults, sorts: ownerSorts })
  const list = useOwnMuseums(params)
  const title = t('views.owner.editMyMuseums')
  useDocumentTitle(title)
  return (
    <ListView
      name="own-museums"
      title={title}
      titleLabel={t('fields.name')}
      items={(list.data?.items ?? []).map((owner) => ({
        key: owner.id,
        to: `/owner/${owner.id}`,
        title: textWithTag(owner.name, locale) || owner.slug,
        subTitle: textWithTag(owner.description, locale),
        imageURL: owner.image_url,
        updatedAt: owner.updated_at,
        updatedBy: owner.updated_by,
      }))}
      total={list.data?.total_count ?? 0}
      totalIsExact={list.data?.total_is_exact ?? true}
      params={params}
      onParams={setParams}
      loading={list.isPending}
      refreshing={list.isPlaceholderData}
      failed={list.isError}
      onRetry={() => void list.refetch()}
      sorts={ownerSorts.map((sort) => ({ value: sort, label: t(`sortOptions.${sort}`) }))}
      searchLabel={t('views.owner.search')}
      emptyText={t('views.owner.empty')}
    />
  )
}
