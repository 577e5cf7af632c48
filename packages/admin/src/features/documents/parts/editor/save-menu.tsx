import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import type { DocumentStatus } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { SplitSave } from '#lib/record-editor'
import { StatusChip, signOf } from '#ui/page'

export type SaveMenuProps = {
  /** Undefined: not made yet. */
  status: DocumentStatus | undefined
  isDirty: boolean
  isSaving: boolean
  canPublishUnlisted: boolean
  /** Without a status it stays as it is. */
  onSave: (status?: DocumentStatus) => void
}

const actions = {
  published: 'views.document.saveAndPublish',
  published_not_listed: 'views.document.saveAndPublishUnlisted',
  draft: 'views.document.saveAsDraft',
} as const
const order = ['published', 'published_not_listed', 'draft'] as const

/** [DOC-02] Save as it is, and beside it the ways that set a status. Clean it is called what it is: saved. */
export function SaveMenu({ status, isDirty, isSaving, canPublishUnlisted, onSave }: SaveMenuProps) {
  const { t } = useTranslation()
  const labels = { clean: t('generic.saved'), dirty: t('generic.save'), saving: t('generic.saving') }
  const label = isSaving ? 'saving' : isDirty || status === undefined ? 'dirty' : 'clean'
  const current = status ?? 'draft'
  const ways = (close: () => void) =>
    order
      .filter((each) => each !== 'published_not_listed' || canPublishUnlisted)
      .map((each) => (
        <MenuItem
          key={each}
          disabled={each === current && !isDirty}
          onClick={() => {
            close()
            onSave(each)
          }}
          sx={{ height: 'auto', minHeight: 48, py: 0.75, gap: 1.25, alignItems: 'center', maxWidth: 320, whiteSpace: 'normal' }}
        >
          <Box aria-hidden sx={{ width: 12, flex: 'none', overflow: 'hidden' }}>
            <StatusChip status={signOf[each]} label="" plain />
          </Box>
          <Box component="span" sx={{ minWidth: 0 }}>
            <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
              {t(actions[each])}
            </Box>
            <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
              {t(`documents.editor.saveMenu.${each}`)}
            </Typography>
          </Box>
        </MenuItem>
      ))
  return (
    <SplitSave
      // All three lie over each other, so that the button is as wide as the longest and never jumps.
      label={
        <Box component="span" sx={{ display: 'grid', '& > span': { gridArea: '1 / 1' } }}>
          {Object.entries(labels).map(([name, text]) => (
            <Box key={name} component="span" aria-hidden={name !== label} sx={{ visibility: name === label ? 'visible' : 'hidden' }}>
              {text}
            </Box>
          ))}
        </Box>
      }
      isSaving={isSaving}
      isDisabled={!isDirty && !isSaving}
      onSave={() => !isSaving && onSave()}
      ways={ways}
    />
  )
}
