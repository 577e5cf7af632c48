import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { isAdminPath } from '#lib/admin-area'
import { Wordmark } from '#ui/mark'
import { SkeletonText, Waiting } from '#ui/skeleton'
import { Frame } from './frame.tsx'

/** The frame as it will stand, while the person's own data is on its way. */
export function ShellSkeleton() {
  const { t } = useTranslation()
  const isAdmin = isAdminPath(useLocation().pathname)
  return (
    <Frame
      isAdmin={isAdmin}
      header={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flex: 1, px: 0.75 }}>
          <Skeleton width={18} height={18} />
          <Wordmark colour={isAdmin ? 'red' : 'blue'} label={t('app.title')} />
          <Skeleton variant="circular" width={28} height={28} sx={{ ml: 'auto' }} />
        </Box>
      }
      menu={
        <Box sx={{ display: { xs: 'none', lg: 'grid' }, gap: 2, width: 240, p: 2.5, borderRight: 1, borderColor: 'divider' }}>
          {[96, 132, 88].map((width) => (
            <Skeleton key={width} width={width} height={14} />
          ))}
        </Box>
      }
    >
      <Box sx={{ p: { xs: 2, sm: 3.5 }, maxWidth: 640 }}>
        <Waiting label={t('app.loading')}>
          <SkeletonText lines={4} />
        </Waiting>
      </Box>
    </Frame>
  )
}
