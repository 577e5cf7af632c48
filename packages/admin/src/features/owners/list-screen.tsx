import Typography from '@mui/material/Typography'
import { appLocales, type Owner, ownerSorts, textWithTag } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n'
import { RecordList } from '#lib/record-list'
import { LanguageMarks } from '#ui/language-marks'
import type { ListColumn, ListItem } from '#ui/list-view'
import { useOwnerDeletion, useOwnerList } from './queries.ts'

type OwnerItem = ListItem & { owner: Owner }

const defaults = { sortBy: 'name' }

export function OwnerListScreen() {
  const { t } = useTranslation()
  const locale = useLanguage().current()
  const columns: ListColumn<OwnerItem>[] = [
    {
      id: 'slug',
      label: t('listHeaders.slug'),
      width: 'minmax(120px, 200px)',
      from: 'md',
      cell: ({ owner }) => (
        <Typography variant="code" component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {owner.slug}
        </Typography>
      ),
    },
    {
      id: 'languages',
      label: t('listHeaders.languages'),
      width: '150px',
      from: 'lg',
      cell: ({ owner }) => <LanguageMarks locales={appLocales} present={Object.keys(owner.name)} />,
    },
  ]
  return (
    <RecordList<Owner, OwnerItem>
      kind="owner"
      sorts={ownerSorts}
      defaults={defaults}
      useRows={useOwnerList}
      toItem={(owner) => ({
        title: textWithTag(owner.name, locale) || owner.slug,
        subTitle: textWithTag(owner.description, locale),
        imageURL: owner.image_url,
        owner,
      })}
      columns={columns}
      deletion={useOwnerDeletion()}
      searchLabel={t('views.admin.owners.search')}
      create={{ label: t('views.admin.owners.create'), shortLabel: t('views.admin.owners.createShort'), to: '/admin/owner/create' }}
      emptyText={t('views.admin.owners.empty')}
    />
  )
}
