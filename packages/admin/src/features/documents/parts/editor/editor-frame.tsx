import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCrumbs } from '#lib/breadcrumbs'
import { CrumbStep, SaveBar } from '#lib/record-editor'

type Props = {
  header: ReactNode
  /** Where the header has no room for them. */
  languages: ReactNode
  outline: ReactNode
  side: ReactNode
  save: ReactNode
  /** On phones beside save. */
  add: ReactNode
  hasTrail: boolean
  children: ReactNode
}

/** Outline, form and side panel beside each other where there is room; on phones the form, and save below. */
export function EditorFrame({ header, languages, outline, side, save, add, hasTrail, children }: Props) {
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
        <SaveBar>
          {add}
          {save}
        </SaveBar>
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
      sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1, pb: 1, typography: 'body2', color: 'text.secondary' }}
    >
      {crumbs.map(({ label, path }, place) => {
        const isHere = place === crumbs.length - 1
        return isHere ? (
          <Box key={path} component="span" aria-current="page" sx={{ fontWeight: 620, color: 'text.primary' }}>
            {label}
          </Box>
        ) : (
          <CrumbStep key={path} label={label} path={path} />
        )
      })}
    </Box>
  )
}
