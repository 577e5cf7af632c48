import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { DocumentRevision } from '@vitrine/contract'
import { ListCollapse } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { momentInWords } from './revision-words.ts'

/** How the changes are read. */
export type Look = { isSideBySide: boolean; isShortened: boolean }

export function LookTools({ look, onLook }: { look: Look; onLook: (look: Look) => void }) {
  const { t } = useTranslation()
  return (
    <>
      <Button
        startIcon={<ListCollapse aria-hidden />}
        aria-pressed={look.isShortened}
        onClick={() => onLook({ ...look, isShortened: !look.isShortened })}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        {t(look.isShortened ? 'documents.revisions.showAll' : 'documents.revisions.showChanges')}
      </Button>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={look.isSideBySide}
        aria-label={t('documents.revisions.look')}
        onChange={(_event, next: boolean | null) => next !== null && onLook({ ...look, isSideBySide: next })}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        <ToggleButton value={false}>{t('documents.revisions.running')}</ToggleButton>
        <ToggleButton value>{t('documents.revisions.sideBySide')}</ToggleButton>
      </ToggleButtonGroup>
    </>
  )
}

type AgainstProps = {
  revisions: readonly DocumentRevision[]
  shown: number | undefined
  against: number | undefined
  onChoose: (version: number) => void
}

/** Which version the shown one is compared with: the one before unless another is chosen. */
export function AgainstSelect({ revisions, shown, against, onChoose }: AgainstProps) {
  const { t } = useTranslation()
  const now = new Date()
  const choices = revisions.filter(({ version }) => version !== shown)
  const isListed = choices.some(({ version }) => version === against)
  return (
    <TextField
      select
      size="small"
      label={t('documents.revisions.against')}
      value={against ?? ''}
      onChange={(event) => onChoose(Number(event.target.value))}
      slotProps={{ select: { native: true } }}
      sx={{ display: 'flex', width: { xs: '100%', sm: 260 }, mb: 2 }}
    >
      {!isListed && against !== undefined && <option value={against}>{t('documents.revisions.version', { version: against })}</option>}
      {choices.map(({ version, saved_at, saved_by }) => (
        <option key={version} value={version}>
          {`${momentInWords(saved_at, now, t)} · ${saved_by ?? t('documents.revisions.product')}`}
        </option>
      ))}
    </TextField>
  )
}
