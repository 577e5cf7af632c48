import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useCrumbs } from '#lib/breadcrumbs'

/** Messages stand above the save bar of phones (44 and its padding), not over it. */
const roomForSaveBar = { '@media (max-width:599.95px)': { ':root': { '--vitrine-bottom-bar': '61px' } } }

type Props = {
  header: ReactNode
  /** Where the header has no room for them. */
  languages: ReactNode
  outline: ReactNode
  side: ReactNode
  save: ReactNode
  hasTrail: boolean
  children: ReactNode
}

/** Outline, form and side panel beside each other where there is room; on phones the form, and save below. */
export function EditorFrame({ header, languages, outline, side, save, hasTrail, children }: Props) {
  const columns = [...(outline ? ['212px'] : []), 'minmax(0, 880px)', ...(side ? ['312px'] : [])].join(' ')
  return (
    <>
      {header}
      {languages && (
        <Box
          sx={{
            display: { xs: 'flex', md: 'none' },
            px: { xs: 2, sm: 3.5 },
            py: 1,
            overflowX: 'auto',
            bgcolor: 'background.paper',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          {languages}
        </Box>
      )}
      <Box
        sx={{
          flex: 1,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 880px)', lg: columns },
          justifyContent: 'center',
          columnGap: 3,
          px: { xs: 1.5, sm: 3.5 },
          py: { xs: 1.5, sm: 2.5 },
          alignItems: 'start',
        }}
      >
        {outline && (
          <Box sx={{ display: { xs: 'none', lg: 'block' }, position: 'sticky', top: 72, minWidth: 0 }}>
            {hasTrail && <Trail />}
            {outline}
          </Box>
        )}
        <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0, alignContent: 'start' }}>
          {hasTrail && (
            <Box sx={{ display: { xs: 'none', sm: 'block', lg: outline ? 'none' : 'block' } }}>
              <Trail />
            </Box>
          )}
          {children}
        </Box>
        {side && <Box sx={{ display: { xs: 'none', lg: 'block' }, position: 'sticky', top: 72, minWidth: 0 }}>{side}</Box>}
      </Box>
      {save && (
        <>
          <GlobalStyles styles={roomForSaveBar} />
          <Box
            sx={{
              display: { xs: 'grid', sm: 'none' },
              position: 'sticky',
              bottom: 0,
              zIndex: 3,
              p: 1,
              bgcolor: 'background.paper',
              borderTop: 1,
              borderColor: 'divider',
              '& .MuiButton-root': { minHeight: 44 },
            }}
          >
            {save}
          </Box>
        </>
      )}
    </>
  )
}

/** [DOC-01] Where one is; the last step is where one stands. */
function Trail() {
  const { t } = useTranslation()
  const crumbs = useCrumbs()
  return (
    <Box
      component="nav"
      aria-label={t('recordEditor.trail')}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.75, px: 1, pb: 1, typography: 'body2', color: 'text.secondary' }}
    >
      {crumbs.map(({ label, path }, place) => {
        const isHere = place === crumbs.length - 1
        return (
          <Box key={path} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            {isHere ? (
              <Box component="span" aria-current="page" sx={{ fontWeight: 620, color: 'text.primary' }}>
                {label}
              </Box>
            ) : (
              <>
                <Box
                  component={Link}
                  to={path}
                  sx={{ color: 'inherit', textDecoration: 'none', borderRadius: '3px', '&:hover': { textDecoration: 'underline' } }}
                >
                  {label}
                </Box>
                <Box component={ChevronRight} aria-hidden sx={{ width: 14, height: 14, color: 'text.tertiary' }} />
              </>
            )}
          </Box>
        )
      })}
    </Box>
  )
}
