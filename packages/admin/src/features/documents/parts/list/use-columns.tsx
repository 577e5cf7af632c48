import { useTranslation } from 'react-i18next'
import type { ListColumn } from '#ui/list-view'
import { StatusChip, signOf } from '#ui/page'
import type { DocumentItem } from './document-item.ts'
import { LanguagesCell } from './languages-cell.tsx'

export function useColumns(): ListColumn<DocumentItem>[] {
  const { t } = useTranslation()
  return [
    {
      id: 'status',
      label: t('listHeaders.status'),
      width: '110px',
      inSummary: true,
      cell: ({ status }) => <StatusChip plain status={signOf[status]} label={t(`documentStatuses.${status}`)} />,
    },
    {
      id: 'languages',
      label: t('listHeaders.languages'),
      width: '136px',
      from: 'lg',
      inTiles: true,
      cell: ({ languages }) => <LanguagesCell languages={languages} />,
    },
  ]
}
