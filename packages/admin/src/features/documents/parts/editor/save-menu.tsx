import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonGroup from '@mui/material/ButtonGroup'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import type { DocumentStatus } from '@vitrine/contract'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusChip } from '#ui/page'
import { signOf } from './status.ts'

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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const labels = { clean: t('generic.saved'), dirty: t('generic.save'), saving: t('generic.saving') }
  const label = isSaving ? 'saving' : isDirty || status === undefined ? 'dirty' : 'clean'
  const current = status ?? 'draft'
  return (
    <>
      <ButtonGroup variant="contained" color="primary" sx={{ width: { xs: '100%', sm: 'auto' } }}>
        <Button aria-busy={isSaving} disabled={!isDirty && !isSaving} onClick={() => !isSaving && onSave()} sx={{ flex: 1 }}>
          {/* All three lie over each other, so that the button is as wide as the longest and never jumps. */}
          <Box component="span" sx={{ display: 'grid', '& > span': { gridArea: '1 / 1' } }}>
            {Object.entries(labels).map(([name, text]) => (
              <Box key={name} component="span" aria-hidden={name !== label} sx={{ visibility: name === label ? 'visible' : 'hidden' }}>
                {text}
              </Box>
            ))}
          </Box>
        </Button>
        <Button
          aria-label={t('recordEditor.moreWays')}
          aria-haspopup="menu"
          aria-expanded={anchor ? true : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ width: { xs: 44, sm: 30 }, minWidth: '0 !important', px: 0 }}
        >
          <ChevronDown aria-hidden />
        </Button>
      </ButtonGroup>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': t('recordEditor.moreWays') } }}
      >
        {order
          .filter((each) => each !== 'published_not_listed' || canPublishUnlisted)
          .map((each) => (
            <MenuItem
              key={each}
              disabled={each === current && !isDirty}
              onClick={() => {
                setAnchor(null)
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
          ))}
      </Menu>
    </>
  )
}
