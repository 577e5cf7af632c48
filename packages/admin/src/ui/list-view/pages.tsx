import Pagination, { type PaginationProps } from '@mui/material/Pagination'
import { useTranslation } from 'react-i18next'

type Props = {
  /** 0-based. */
  page: number
  count: number
  onPage: (page: number) => void
} & Omit<PaginationProps, 'page' | 'count' | 'onChange' | 'onPage'>

/** The pages of a list to choose among, in the person's language: by itself the part speaks English. Nothing where there is one. */
export function Pages({ page, count, onPage, ...looks }: Props) {
  const { t } = useTranslation()
  if (count <= 1) return null
  return (
    <Pagination
      size="small"
      aria-label={t('list.pages')}
      {...looks}
      count={count}
      page={page + 1}
      onChange={(_event, next) => onPage(next - 1)}
      getItemAriaLabel={(type, itemPage) => {
        if (type === 'previous') return t('list.previousPage')
        return type === 'next' ? t('list.nextPage') : t('list.page', { page: itemPage })
      }}
    />
  )
}
