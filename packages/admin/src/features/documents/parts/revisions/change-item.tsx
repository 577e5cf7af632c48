import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { ContentChange } from '@vitrine/contract'
import { memo, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { diffTexts } from '#lib/text-diff'
import { DiffText } from './diff-text.tsx'
import { type Reading, readChange } from './reading.ts'

type Props = {
  change: ContentChange
  contents: { before: unknown; after: unknown }
  reading: Reading
  isSideBySide: boolean
  isShortened: boolean
  /** Undefined where it cannot be taken back, or by this person. */
  onTakeBack: ((change: ContentChange) => void) | undefined
  isBusy: boolean
}

const colours = { added: 'success', removed: 'error', changed: 'default', moved: 'default' } as const

/** One field, language or block: where it is, what became of it, and both texts in one. More are shown without drawing it again. */
export const ChangeItem = memo(function ChangeItem({ change, contents, reading, isSideBySide, isShortened, onTakeBack, isBusy }: Props) {
  const { t } = useTranslation()
  const heading = useId()
  const { place, before, after } = useMemo(() => readChange(change, contents, reading), [change, contents, reading])
  const pieces = useMemo(() => diffTexts(before, after), [before, after])
  const isOnlyFormatting = before === after
  return (
    <Box component="section" aria-labelledby={heading} sx={{ py: 2.25, borderTop: 1, borderColor: 'divider', contentVisibility: 'auto' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5, mb: 1 }}>
        <Typography id={heading} variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {place}
        </Typography>
        <Chip size="small" color={colours[change.kind]} label={t(`documents.revisions.changes.${change.kind}`)} />
        {onTakeBack && (
          <Button
            size="small"
            color="primary"
            disabled={isBusy}
            onClick={() => onTakeBack(change)}
            aria-label={t('documents.revisions.takeBackField', { place })}
            sx={{ ml: 'auto' }}
          >
            {t('documents.revisions.takeBack')}
          </Button>
        )}
      </Box>
      {change.kind === 'moved' && <Moved change={change} />}
      {change.kind !== 'moved' && isOnlyFormatting && (
        <Typography sx={{ color: 'text.secondary' }}>{t('documents.revisions.onlyFormatting')}</Typography>
      )}
      {change.kind !== 'moved' && !isOnlyFormatting && !isSideBySide && <DiffText pieces={pieces} isShortened={isShortened} />}
      {change.kind !== 'moved' && !isOnlyFormatting && isSideBySide && (
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2.5 }}>
          <DiffText pieces={pieces} side="before" isShortened={isShortened} />
          <DiffText pieces={pieces} side="after" isShortened={isShortened} />
        </Box>
      )}
    </Box>
  )
})

function Moved({ change }: { change: ContentChange }) {
  const { t } = useTranslation()
  const placeOf = (pointer: string | null) => Number(pointer?.split('/').at(-1) ?? 0) + 1
  const values = { from: placeOf(change.beforePlace), to: placeOf(change.afterPlace) }
  return <Typography sx={{ color: 'text.secondary' }}>{t('documents.revisions.movedFromTo', values)}</Typography>
}
