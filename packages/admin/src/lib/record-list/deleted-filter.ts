import { useTranslation } from 'react-i18next'
import { type ListFilter, type ListParams, parseFilterBy } from '#ui/list-view'

const name = 'deleted'

/** What is deleted is hidden unless asked for: alone, or beside the rest. */
export function useDeletedFilter(): ListFilter {
  const { t } = useTranslation()
  return {
    name,
    label: t('recordList.deleted'),
    allLabel: t('recordList.deletedHidden'),
    options: [
      { value: 'only', label: t('recordList.deletedOnly') },
      { value: 'too', label: t('recordList.deletedToo') },
    ],
  }
}

/** The filter as the API's words for it. */
export function deletedIn({ filterBy }: ListParams): { is_deleted?: true; include_deleted?: true } {
  const chosen = parseFilterBy(filterBy)[name]
  if (chosen === 'only') return { is_deleted: true }
  return chosen === 'too' ? { include_deleted: true } : {}
}
