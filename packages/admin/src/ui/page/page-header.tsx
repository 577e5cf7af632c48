import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

const gutter = { xs: 2, sm: 3.5 }

/** Title, how many, and the page's one main action. The heading takes focus after a route change. */
export function PageHeader({ title, count, actions }: { title: string; count?: ReactNode; actions?: ReactNode }) {
  return (
    <Box
      component="header"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, px: gutter, pt: { xs: 2, sm: 2.5 }, pb: 1, minHeight: { xs: 64, sm: 60 } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.25, flex: 1, minWidth: 0 }}>
        <Typography variant="h1" tabIndex={-1} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {count !== undefined && (
          <Typography component="span" sx={{ color: 'text.tertiary', fontFeatureSettings: "'tnum' 1", whiteSpace: 'nowrap' }}>
            {count}
          </Typography>
        )}
      </Box>
      {actions && <Box sx={{ display: 'flex', gap: 1, flex: 'none' }}>{actions}</Box>}
    </Box>
  )
}

type PageBarProps = { back?: { to: string; label: string }; children: ReactNode; actions?: ReactNode }

/** The sticky bar of a page with a form: the way back, where one is, and save. */
export function PageBar({ back, children, actions }: PageBarProps) {
  const { t } = useTranslation()
  const label = back && t('page.back', { place: back.label })
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 3,
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 56,
        px: { xs: 1, sm: 2 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {back && (
        <Tooltip title={label}>
          <IconButton component={Link} to={back.to} aria-label={label}>
            <ArrowLeft aria-hidden />
          </IconButton>
        </Tooltip>
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      {actions && <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: 'none' }}>{actions}</Box>}
    </Box>
  )
}
