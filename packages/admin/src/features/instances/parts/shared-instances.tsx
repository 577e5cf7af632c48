import Chip from '@mui/material/Chip'
import { type Instance, textWithTag } from '@vitrine/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '#lib/api'
import { useLanguage } from '#lib/i18n'
import { SmallList, SmallListRow } from '#ui/small-list'
import { useSharedInstances } from '../queries.ts'

/** The instances that give their documents or media to this one. */
export function SharedInstances({ instance }: { instance: Instance }) {
  const { t } = useTranslation()
  const locale = useLanguage().current()
  const [page, setPage] = useState(0)
  const shared = useSharedInstances(instance.id, page)
  const rows = shared.data?.items.map(({ id, name, owner_name, expired, types }) => (
    <SmallListRow
      key={id}
      title={expired ? t('views.instance.expired', { name }) : name}
      subTitle={textWithTag(owner_name, locale)}
      to={`/admin/instance/${id}`}
      actions={types.map((type) => <Chip key={type} size="small" label={t(`shareTypes.${type}`)} />)}
    />
  ))
  return (
    <SmallList
      title={t('views.admin.instances.shared.title')}
      rows={rows}
      total={shared.data?.total_count ?? 0}
      page={page}
      pageSize={shared.data?.page_size ?? 1}
      onPage={setPage}
      emptyText={t('views.admin.instances.shared.empty')}
      failedText={shared.isError ? problemText(t, shared.error) : undefined}
      onRetry={() => void shared.refetch()}
    />
  )
}
