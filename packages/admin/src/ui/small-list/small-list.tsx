import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { Pages } from '#ui/list-view'
import { CountPill } from '#ui/page'
import { SkeletonText, Waiting } from '#ui/skeleton'

type Props = {
  title: string
  /** What is on this page, drawn as rows; undefined while it has not come. */
  rows: ReactNode[] | undefined
  total: number
  page: number
  pageSize: number
  onPage: (page: number) => void
  emptyText: string
  failedText?: string
  onRetry?: () => void
  /** Above the rows: what adds to them. */
  above?: ReactNode
  foot?: ReactNode
}

const edge = { borderTop: 1, borderColor: 'divider' }

export function SmallList(props: Props) {
  const { title, rows, total, page, pageSize, onPage, emptyText, failedText, onRetry, above, foot } = props
  const { t } = useTranslation()
  const heading = useId()
  const pages = Math.ceil(total / pageSize)
  return (
    <Card component="section" aria-labelledby={heading}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2.5, pt: 2, pb: 1 }}>
        <Typography id={heading} variant="h4" component="h2">
          {title}
        </Typography>
        {rows && <CountPill>{total}</CountPill>}
      </Box>
      {above && <Box sx={{ px: 2.5, pb: 2 }}>{above}</Box>}
      {failedText && !rows && (
        <Box role="alert" sx={{ ...edge, display: 'flex', alignItems: 'center', gap: 1.5, px: 2.5, py: 1.5 }}>
          <Typography sx={{ flex: 1, color: 'error.main' }}>{failedText}</Typography>
          <Button size="small" variant="outlined" onClick={onRetry}>
            {t('generic.retry')}
          </Button>
        </Box>
      )}
      {!failedText && !rows && (
        <Box sx={{ ...edge, px: 2.5, py: 1.5 }}>
          <Waiting label={t('generic.loading')}>
            <SkeletonText />
          </Waiting>
        </Box>
      )}
      {rows?.length === 0 && <Typography sx={{ ...edge, px: 2.5, py: 1.75, color: 'text.tertiary' }}>{emptyText}</Typography>}
      {rows && rows.length > 0 && (
        <Box component="ul" aria-labelledby={heading} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows}
        </Box>
      )}
      {pages > 1 && (
        <Box sx={{ ...edge, display: 'flex', justifyContent: 'flex-end', px: 2, py: 1 }}>
          <Pages page={page} count={pages} onPage={onPage} aria-label={title} />
        </Box>
      )}
      {foot && (
        <Typography component="div" variant="body2" sx={{ ...edge, px: 2.5, py: 1.5, color: 'text.secondary' }}>
          {foot}
        </Typography>
      )}
    </Card>
  )
}

/** Without `to` the row is only read. */
type RowProps = { title: string; to?: string; suffix?: string; subTitle?: ReactNode; picture?: ReactNode; actions?: ReactNode }

export const SmallListRow = ({ title, to, suffix, subTitle, picture, actions }: RowProps) => (
  <Box component="li" sx={{ ...edge, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25, px: 2.5, py: 1.25 }}>
    {picture}
    <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {to ? (
          <Link component={RouterLink} to={to} color="inherit" underline="hover" sx={{ fontWeight: 600 }}>
            {title}
          </Link>
        ) : (
          <Box component="span" sx={{ fontWeight: 600 }}>
            {title}
          </Box>
        )}
        {suffix && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' '}
            {suffix}
          </Box>
        )}
      </Typography>
      {subTitle && (
        <Typography variant="caption" sx={{ display: 'block', color: 'text.tertiary', overflowWrap: 'anywhere' }}>
          {subTitle}
        </Typography>
      )}
    </Box>
    {actions && <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>{actions}</Box>}
  </Box>
)
