import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { GalleryGroup } from '@vitrine/forms/testing'
import { memo } from 'react'
import { CaseCard } from './case-card.tsx'

/** Templates and whole forms bring surfaces of their own; a single field is laid on paper, as in a section. */
const onPaper = new Set<GalleryGroup['kind']>(['widgets', 'fields', 'playground', 'hostile'])
const sideBySide = new Set<GalleryGroup['kind']>(['widgets', 'fields'])

type SectionProps = { group: GalleryGroup; isAlone: boolean }

/** Kept as drawn while the page grows: what is there is not drawn again for each that comes. */
export const GroupSection = memo(function GroupSection({ group: { kind, name, forms }, isAlone }: SectionProps) {
  const columns = sideBySide.has(kind) ? { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } : 'minmax(0, 1fr)'
  return (
    <Box sx={{ mt: isAlone ? 2.5 : 5, maxWidth: sideBySide.has(kind) ? 1120 : 880 }}>
      {!isAlone && (
        <Typography variant="h2" id={name} sx={{ mb: 1.75 }}>
          {name}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: columns, gap: 2.5, alignItems: 'start' }}>
        {forms.map((form) => (
          <CaseCard key={form.id} given={form} isOnPaper={onPaper.has(kind)} level={isAlone ? 'h2' : 'h3'} />
        ))}
      </Box>
    </Box>
  )
})
