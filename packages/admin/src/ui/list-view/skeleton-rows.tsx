import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { Waiting } from '#ui/skeleton'
import type { ListLook, PictureKind } from './item.ts'

const widths = [42, 31, 37, 28, 45, 33]

/** Rows on their way, in the rows' own shape. */
export function SkeletonRows({ count, look, picture, label }: { count: number; look: ListLook; picture: PictureKind; label: string }) {
  const rows = Array.from({ length: count }, (_unused, row) => row)
  return (
    <Waiting label={label}>
      {look === 'grid' ? (
        <Box
          sx={{
            px: { xs: 2, sm: 3.5 },
            pt: 0.75,
            display: 'grid',
            gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, 262px)' },
            justifyContent: 'space-between',
            gap: { xs: '20px 12px', sm: '28px 20px' },
          }}
        >
          {rows.map((row) => (
            <Box key={row} sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
              <Skeleton sx={{ width: '100%', height: 'auto', aspectRatio: '262 / 176', borderRadius: '8px' }} />
              <Skeleton width={`${(widths[row % widths.length] ?? 40) + 20}%`} height={14} />
              <Skeleton width="40%" height={10} />
            </Box>
          ))}
        </Box>
      ) : (
        <Box sx={{ pt: { xs: 0, sm: '34px' } }}>
          {rows.map((row) => (
            <Box
              key={row}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1.75,
                height: { xs: 75, sm: 58 },
                px: { xs: 2, sm: 3.5 },
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              {picture === 'thumbnail' && <Skeleton sx={{ width: 60, height: 44, flex: 'none' }} />}
              {picture === 'person' && <Skeleton variant="circular" sx={{ width: 36, height: 36, flex: 'none', borderRadius: '50%' }} />}
              <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', gap: 0.75 }}>
                <Skeleton width={`${widths[row % widths.length]}%`} height={12} />
                <Skeleton width={`${(widths[(row + 2) % widths.length] ?? 30) * 0.6}%`} height={9} />
              </Box>
              <Skeleton width={70} height={12} sx={{ display: { xs: 'none', sm: 'block' } }} />
            </Box>
          ))}
        </Box>
      )}
    </Waiting>
  )
}
