import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { CaseForm, type GalleryForm, type GalleryState } from '@vitrine/forms/testing'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

const stateKeys: Record<GalleryState, string> = {
  empty: 'gallery.states.empty',
  filled: 'gallery.states.filled',
  error: 'gallery.states.error',
  'read-only': 'gallery.states.readOnly',
  disabled: 'gallery.states.disabled',
  misconfigured: 'gallery.states.misconfigured',
  'long text': 'gallery.states.longText',
}

type CardProps = { given: GalleryForm; isOnPaper: boolean; level: 'h2' | 'h3' }

/** One form with its state above it and its value below. */
export function CaseCard({ given, isOnPaper, level }: CardProps) {
  const { t } = useTranslation()
  const [value, setValue] = useState<Record<string, unknown>>(given.value)
  return (
    <Box component="article" aria-labelledby={`${given.id}-state`} data-case={given.id} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1, mb: 0.75 }}>
        <Typography variant="subtitle2" component={level} id={`${given.id}-state`}>
          {t(stateKeys[given.state])}
        </Typography>
        {/* What a case is about is said to those who write schemas, in their words. */}
        {given.note && (
          <Typography variant="body2" component="span" lang="en" sx={{ color: 'text.tertiary' }}>
            {given.note}
          </Typography>
        )}
      </Box>
      <Box
        sx={
          isOnPaper
            ? { p: { xs: 1.75, sm: 2.5 }, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: '12px' }
            : undefined
        }
      >
        <CaseForm given={given} onValue={setValue} />
      </Box>
      <Findings given={given} />
      <Box component="details" sx={{ mt: 0.75 }}>
        <Box component="summary" sx={{ typography: 'caption', cursor: 'pointer', py: 0.5 }}>
          {t('gallery.value')}
        </Box>
        {/* Reached by Tab, since it may be longer than its place. */}
        <Box
          component="pre"
          tabIndex={0}
          sx={{ typography: 'code', m: 0, p: 1.25, maxHeight: 240, overflow: 'auto', bgcolor: 'surface.sunken', borderRadius: '7px' }}
        >
          {JSON.stringify(value, null, 2)}
        </Box>
      </Box>
    </Box>
  )
}

/** What the author of the schema is told. */
function Findings({ given: { findings, unsupported } }: { given: GalleryForm }) {
  const { t } = useTranslation()
  const found = useMemo(() => findings?.() ?? [], [findings])
  if (found.length === 0 && !unsupported) return null
  return (
    <Alert severity="info" role="note" sx={{ mt: 1 }}>
      {unsupported && (
        <div>
          {t('gallery.unsupported')} <span lang="en">{unsupported}</span>
        </div>
      )}
      {found.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.25, overflowWrap: 'anywhere' }}>
          {found.map(({ pointer, key, params }) => (
            <li key={`${pointer} ${key}`}>
              <Box component="code" sx={{ typography: 'code' }}>
                {pointer || '/'}
              </Box>{' '}
              {t(key, params)}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  )
}
