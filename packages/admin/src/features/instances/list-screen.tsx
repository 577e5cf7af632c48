import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { type Instance, instanceSorts, textWithTag } from '@vitrine/contract'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n'
import { RecordList } from '#lib/record-list'
import { formatFilterBy, type ListColumn, type ListFilter, type ListItem, parseFilterBy } from '#ui/list-view'
import { dayDate, parseTime } from '#ui/time-since'
import { useRemoveExpired } from './parts/use-remove-expired.ts'
import { useApplicationChoices, useInstanceDeletion, useInstanceList, useOwnerChoices } from './queries.ts'

type InstanceItem = ListItem & { instance: Instance }

// The third of name up and down, change up and down (S1 section 9).
const defaults = { sortBy: 'updated_at', sortDirection: 'asc' } as const

export function InstanceListScreen() {
  const { t } = useTranslation()
  const locale = useLanguage().current()
  const applications = useApplicationChoices()
  const owners = useOwnerChoices()
  const removeExpired = useRemoveExpired()
  const filters: ListFilter[] = [
    {
      name: 'application_id',
      label: t('fields.application_id'),
      options: (applications.data?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      name: 'owner_id',
      label: t('fields.owner_id'),
      options: (owners.data?.items ?? []).map(({ id, name, slug }) => ({ value: String(id), label: textWithTag(name, locale) || slug })),
    },
  ]
  const columns: ListColumn<InstanceItem>[] = [
    {
      id: 'owner',
      label: t('fields.owner_id'),
      width: 'minmax(120px, 1fr)',
      from: 'md',
      cell: ({ instance }) => textWithTag(instance.owner_name, locale),
    },
    {
      id: 'users',
      label: t('schemaTypes.user.plural'),
      width: '92px',
      from: 'lg',
      cell: ({ instance }) =>
        instance.max_users === null ? instance.number_of_users : `${instance.number_of_users}/${instance.max_users}`,
    },
    { id: 'expires', label: t('fields.expires_at'), width: '110px', from: 'lg', cell: ({ instance }) => endOf(instance) },
  ]
  const endOf = ({ expires_at }: Instance) => {
    const end = parseTime(expires_at)
    return (
      <Typography component="span" sx={{ color: end ? undefined : 'text.tertiary' }}>
        {end ? dayDate(end) : t('views.admin.instances.noEnd')}
      </Typography>
    )
  }
  return (
    <RecordList<Instance, InstanceItem>
      kind="instance"
      sorts={instanceSorts}
      defaults={defaults}
      useRows={useInstanceList}
      toItem={(instance) => ({
        title: instance.expired ? t('views.instance.expired', { name: instance.name }) : instance.name,
        subTitle: `${instance.application_name} · ${instance.path}`,
        instance,
      })}
      columns={columns}
      deletion={useInstanceDeletion()}
      filters={filters}
      rowActions={({ instance }) =>
        instance.expired
          ? [
              {
                label: t('generic.deleteForever'),
                icon: <Trash2 aria-hidden />,
                tone: 'error',
                onSelect: () => void removeExpired(instance),
              },
            ]
          : []
      }
      picture="none"
      searchLabel={t('views.admin.instances.search')}
      create={{
        label: t('views.admin.instances.create'),
        shortLabel: t('views.admin.instances.createShort'),
        to: '/admin/instance/create',
      }}
      emptyText={t('views.admin.instances.empty')}
      actions={(params, onParams) => {
        const chosen = parseFilterBy(params.filterBy)
        return (
          <FormControlLabel
            control={<Switch checked={chosen.include_expired === 'true'} />}
            label={t('views.admin.instances.showExpired')}
            onChange={(_event, on) =>
              onParams({ ...params, currentPage: 0, filterBy: formatFilterBy({ ...chosen, include_expired: on ? 'true' : '' }) })
            }
          />
        )
      }}
    />
  )
}
