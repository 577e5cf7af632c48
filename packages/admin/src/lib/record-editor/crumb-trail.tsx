import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useCrumbs } from '#lib/breadcrumbs'

/** Where one is, each step a link but the last, which is the page's heading. On phones only that. */
export function CrumbTrail() {
  const { t } = useTranslation()
  const crumbs = useCrumbs()
  const here = crumbs.at(-1)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Box
        component="nav"
        aria-label={t('recordEditor.trail')}
        sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center', gap: 1, flex: 'none', color: 'text.secondary' }}
      >
        {crumbs.slice(0, -1).map(({ label, path }) => (
          <CrumbStep key={path} label={label} path={path} />
        ))}
      </Box>
      <BarTitle title={here?.label} />
    </Box>
  )
}

/** A step on the way, and the sign that another follows. */
export const CrumbStep = ({ label, path }: { label: string; path: string }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
    <Box
      component={Link}
      to={path}
      sx={{ color: 'inherit', textDecoration: 'none', borderRadius: '3px', '&:hover': { textDecoration: 'underline' } }}
    >
      {label}
    </Box>
    <Box component={ChevronRight} aria-hidden sx={{ width: 14, height: 14, color: 'text.tertiary' }} />
  </Box>
)

/** The page's heading, on one line of the bar. */
export const BarTitle = ({ title }: { title: string | undefined }) => (
  <Typography variant="subtitle1" component="h1" tabIndex={-1} title={title} noWrap>
    {title}
  </Typography>
)
