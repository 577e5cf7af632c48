import Typography from '@mui/material/Typography'
import { type Locale, localeSorts } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { RecordList } from '#lib/record-list'
import type { ListColumn, ListItem } from '#ui/list-view'
import { useLocaleList } from './queries.ts'

type LocaleItem = ListItem & { code: string }

const defaults = { sortBy: 'name' }

export function LocaleListScreen() {
  const { t } = useTranslation()
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
    <RecordList<Locale, LocaleItem>
      kind="locale"
      sorts={localeSorts}
      defaults={defaults}
      useRows={useLocaleList}
      toItem={({ name, language_code }) => ({ title: name, code: language_code })}
      columns={columns}
      picture="none"
      searchLabel={t('views.admin.locales.search')}
      create={{ label: t('views.admin.locales.create'), shortLabel: t('views.admin.locales.createShort'), to: '/admin/locale/create' }}
      emptyText={t('views.admin.locales.empty')}
    />
  )
}
