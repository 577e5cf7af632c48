import { type ApiKey, apiKeySorts } from '@vitrine/contract'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordList } from '#lib/record-list'
import type { ListColumn, ListItem } from '#ui/list-view'
import { TimeSince } from '#ui/time-since'
import { isExpired } from './parts/is-expired.ts'
import { ManageDialog } from './parts/manage-dialog.tsx'
import { useApiKeyDeletion, useApiKeyList } from './queries.ts'

type ApiKeyItem = ListItem & { apiKey: ApiKey }

const defaults = { sortBy: 'name' } as const

export function ApiKeyListScreen() {
  const { t } = useTranslation()
  const [managed, setManaged] = useState<number>()
  const columns: ListColumn<ApiKeyItem>[] = [
    {
      id: 'application',
      label: t('schemaTypes.application.singular'),
      width: 'minmax(120px, 220px)',
      from: 'md',
      inSummary: true,
      cell: ({ apiKey }) => apiKey.application_name,
    },
    { id: 'instances', label: t('listHeaders.instances'), width: '92px', from: 'lg', cell: ({ apiKey }) => apiKey.number_of_instances },
    {
      id: 'used',
      label: t('fields.last_used_at'),
      width: '130px',
      from: 'sm',
      cell: ({ apiKey }) => (apiKey.last_used_at ? <TimeSince value={apiKey.last_used_at} /> : t('views.admin.apiKeys.neverUsed')),
    },
  ]
  return (
    <>
      <RecordList<ApiKey, ApiKeyItem>
        kind="api-key"
        sorts={apiKeySorts}
        defaults={defaults}
        useRows={useApiKeyList}
        toItem={(apiKey) => ({
          title: apiKey.name,
          subTitle: apiKey.description ?? undefined,
          chipContent: isExpired(apiKey) ? t('views.admin.apiKeys.expired') : undefined,
          apiKey,
        })}
        picture="none"
        columns={columns}
        rowActions={({ apiKey }) => [
          { label: t('views.admin.apiKeys.manage'), icon: <ListChecks aria-hidden />, onSelect: () => setManaged(apiKey.id) },
        ]}
        deletion={useApiKeyDeletion()}
        searchLabel={t('views.admin.apiKeys.search')}
        create={{ label: t('views.admin.apiKeys.create'), shortLabel: t('views.admin.apiKeys.createShort'), to: '/admin/api-key/create' }}
        emptyText={t('views.admin.apiKeys.empty')}
      />
      {managed !== undefined && <ManageDialog id={managed} onClose={() => setManaged(undefined)} />}
    </>
  )
}
