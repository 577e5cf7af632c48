import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { AuditEntry } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { problemText } from '#lib/api'
import { useBreadcrumbs } from '#lib/breadcrumbs'
import { useDocumentTitle } from '#lib/document-title'
import { useListParams } from '#lib/list-params'
import { AuditEntryRow, useAuditPage } from '#lib/record-history'
import { Pager, useTotalText } from '#ui/list-view'
import { PageHeader } from '#ui/page'
import { SkeletonText, Waiting } from '#ui/skeleton'
import { EmptyState, ErrorState } from '#ui/states'
import { type AuditFilters, auditedKinds, readFilters, toAuditQuery, writeFilters } from './parts/audit-filters.ts'
import { FilterBar } from './parts/filter-bar.tsx'

const defaults = { sortBy: 'at' }
const sorts = ['at']

export function AuditListScreen() {
  const { t } = useTranslation()
  const title = t('schemaTypes.audit.plural')
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'))
  const totalText = useTotalText()
  const [params, setParams] = useListParams({ defaults, sorts })
  const filters = readFilters(params)
  const found = useAuditPage(toAuditQuery(params))
  useDocumentTitle(title)
  useBreadcrumbs([{ label: title, path: '/admin/audit' }])

  const items = found.data?.items ?? []
  const total = found.data?.total_count ?? 0
  const narrow = (changed: AuditFilters) => setParams({ ...params, currentPage: 0, filterBy: writeFilters(changed) })
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: '100%', bgcolor: 'background.paper' }}>
      <PageHeader title={title} count={found.data && totalText(total, found.data.total_is_exact)} />
      <FilterBar filters={filters} onChange={narrow} />
      {found.isError && <ErrorState text={problemText(t, found.error)} onRetry={() => void found.refetch()} />}
      {found.isPending && (
        <Box sx={{ px: 3.5, py: 2 }}>
          <Waiting label={t('generic.loading')}>
            <SkeletonText lines={8} />
          </Waiting>
        </Box>
      )}
      {found.data && items.length === 0 && (
        <EmptyState
          title={t('audit.none')}
          text={t(params.filterBy ? 'audit.noneNarrowed' : 'audit.noneYet')}
          actions={
            params.filterBy && (
              <Button variant="outlined" onClick={() => narrow({ kind: '', user: '', from: '', to: '' })}>
                {t('audit.showAll')}
              </Button>
            )
          }
        />
      )}
      {items.length > 0 && (
        <>
          <Box
            component="ul"
            aria-label={title}
            aria-busy={found.isPlaceholderData}
            sx={{ listStyle: 'none', m: 0, p: 0, px: { sm: 1 }, opacity: found.isPlaceholderData ? 0.6 : 1 }}
          >
            {items.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </Box>
          <Pager params={params} onParams={setParams} total={total} exact={found.data?.total_is_exact ?? true} phone={phone} />
        </>
      )}
    </Box>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation()
  const known = auditedKinds.find(({ kind }) => kind === entry.record_kind)
  // What was removed for ever has no page to lead to.
  const to = entry.action === 'removed' ? undefined : known?.page(entry.record_id)
  return <AuditEntryRow entry={entry} record={{ kind: known ? t(`schemaTypes.${known.kind}.singular`) : entry.record_kind, to }} />
}
