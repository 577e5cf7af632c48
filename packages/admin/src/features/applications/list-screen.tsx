import Typography from '@mui/material/Typography'
import { type Application, applicationSorts } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { RecordList } from '#lib/record-list'
import type { ListColumn, ListItem } from '#ui/list-view'
import { useApplicationDeletion, useApplicationList } from './queries.ts'

type ApplicationItem = ListItem & { application: Application }

const defaults = { sortBy: 'updated_at', sortDirection: 'desc' } as const

export function ApplicationListScreen() {
  const { t } = useTranslation()
  const columns: ListColumn<ApplicationItem>[] = [
    {
      id: 'slug',
      label: t('listHeaders.slug'),
      width: 'minmax(120px, 200px)',
      from: 'md',
      cell: ({ application }) => (
        <Typography variant="code" component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {application.slug}
        </Typography>
      ),
    },
  ]
  return (
    <RecordList<Application, ApplicationItem>
      kind="application"
      sorts={applicationSorts}
      defaults={defaults}
      useRows={useApplicationList}
      toItem={(application) => ({
        title: application.name,
        subTitle: application.description ?? undefined,
        imageURL: application.image_url,
        application,
      })}
      columns={columns}
      deletion={useApplicationDeletion()}
      searchLabel={t('views.admin.applications.search')}
      create={{
        label: t('views.admin.applications.create'),
        shortLabel: t('views.admin.applications.createShort'),
        to: '/admin/application/create',
      }}
      emptyText={t('views.admin.applications.empty')}
    />
  )
}
