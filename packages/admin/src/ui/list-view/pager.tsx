import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import PaginationItem from '@mui/material/PaginationItem'
import Typography from '@mui/material/Typography'
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceMenu } from './choice-menu.tsx'
import { countText } from './count-text.ts'
import type { OnParams } from './item.ts'
import { Pages } from './pages.tsx'
import { type ListParams, lastPageOf, pageSizes } from './params.ts'

type Props = { params: ListParams; onParams: OnParams; total: number; exact: boolean; phone: boolean }

/** Above the count limit the number is a floor, and says so. [LIST-10] */
export function useTotalText() {
  const { t, i18n } = useTranslation()
  return (total: number, exact: boolean) => {
    const number = countText(total, i18n.language)
    return exact ? number : t('list.moreThan', { total: number })
  }
}

function PageSize({ params, onParams }: Pick<Props, 'params' | 'onParams'>) {
  const { t } = useTranslation()
  const label = useId()
  const value = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const choices = pageSizes.map((size) => ({ value: String(size), label: String(size) }))
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Typography id={label} variant="body2" component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {t('list.rowsPerPage')}
      </Typography>
      <Button
        id={value}
        size="small"
        aria-labelledby={`${label} ${value}`}
        aria-haspopup="menu"
        aria-expanded={anchor ? true : undefined}
        endIcon={<ChevronDown aria-hidden />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ color: 'text.primary' }}
      >
        {params.currentPageSize}
      </Button>
      <ChoiceMenu
        anchor={anchor}
        label={t('list.rowsPerPage')}
        onClose={() => setAnchor(null)}
        groups={[
          {
            name: 'size',
            choices,
            chosen: String(params.currentPageSize),
            onChoose: (size) => onParams({ ...params, currentPage: 0, currentPageSize: Number(size) }),
          },
        ]}
      />
    </Box>
  )
}

export function Pager({ params, onParams, total, exact, phone }: Props) {
  const { t, i18n } = useTranslation()
  const totalText = useTotalText()
  const pages = lastPageOf(total, params.currentPageSize) + 1
  const page = Math.min(params.currentPage, pages - 1)
  const from = page * params.currentPageSize + 1
  const to = Math.min(total, from + params.currentPageSize - 1)
  const number = (value: number) => countText(value, i18n.language)
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        mt: 'auto',
        minHeight: { xs: 56, sm: 48 },
        px: { xs: 2, sm: 3.5 },
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.75,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        color: 'text.secondary',
      }}
    >
      <PageSize params={params} onParams={onParams} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0.5, sm: 1.75 } }}>
        <Typography variant="body2" component="span" role="status" sx={{ fontFeatureSettings: "'tnum' 1", whiteSpace: 'nowrap' }}>
          {t('list.range', { from: number(from), to: number(to), total: totalText(total, exact) })}
        </Typography>
        <Pages
          size="medium"
          count={pages}
          page={page}
          siblingCount={phone ? -1 : 1}
          boundaryCount={phone ? 0 : 1}
          onPage={(currentPage) => onParams({ ...params, currentPage })}
          renderItem={(item) => {
            // A phone has room for back and forth only.
            if (phone && item.type !== 'previous' && item.type !== 'next') return null
            return <PaginationItem {...item} slots={{ previous: ChevronLeft, next: ChevronRight }} />
          }}
        />
      </Box>
    </Box>
  )
}
