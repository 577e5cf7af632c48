import { documentStatuses } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { useDeletedFilter } from '#lib/record-list'
import type { ListFilter } from '#ui/list-view'

const byWhom = ['createdByMe', 'updatedByMe', 'deletedByMe'] as const

/** [INST-05] By status, by what one did oneself, and whether what is deleted is seen; in the bin all of it is. */
export function useFilters({ isBin }: { isBin: boolean }): ListFilter[] {
  const { t } = useTranslation()
  const deleted = useDeletedFilter()
  const status: ListFilter = {
    name: 'status',
    label: t('listHeaders.status'),
    options: documentStatuses.map((value) => ({ value, label: t(`documentStatuses.${value}`) })),
  }
  const by: ListFilter = {
    name: 'by',
    label: t('documents.list.by'),
    options: byWhom.map((value) => ({ value, label: t(`filterOptions.${value}`) })),
  }
  return isBin ? [status, by] : [status, by, deleted]
}
