import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import TextField from '@mui/material/TextField'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toAddress } from './link-address.ts'

const maxWidth = 450

const takeFocus = (input: HTMLInputElement | null) => {
  input?.focus()
  input?.select()
}

/** Where the chosen words lead: opened over them, used with Enter, left with Escape. */
export function LinkEditor({ id, editor, close }: { id: string; editor: Editor; close(): void }) {
  const { t } = useTranslation()
  const [before] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [text, setText] = useState(before)
  const [isRefused, setRefused] = useState(false)
  const address = toAddress(text)

  const done = () => {
    close()
    editor.commands.focus()
  }
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run()
    done()
  }
  const use = () => {
    if (text.trim() === '' && before) return remove()
    if (!address) return setRefused(true)
    editor.chain().extendMarkRange('link').setLink({ href: address }).run()
    done()
  }

  return (
    <Popover
      open
      onClose={done}
      // The focus goes to the address, and afterwards back to the chosen words; see `done`.
      disableAutoFocus
      disableRestoreFocus
      anchorEl={() => anchorAt(editor)}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        root: { 'data-layer-of': id } as object,
        paper: { role: 'dialog', 'aria-label': t('forms.richText.linkEditor'), sx: { width: '100%', maxWidth, mt: 0.75 } },
      }}
    >
      <Box sx={{ p: 1, display: 'grid', rowGap: 1 }}>
        <TextField
          inputRef={takeFocus}
          size="small"
          fullWidth
          label={t('forms.richText.linkAddress')}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setRefused(false)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // The form around the editor must not be saved by it.
            event.preventDefault()
            event.stopPropagation()
            use()
          }}
          error={isRefused}
          helperText={isRefused ? t('forms.richText.linkRefused') : t('forms.richText.linkHelp')}
          slotProps={{ htmlInput: { inputMode: 'url', autoCapitalize: 'none', autoComplete: 'off', spellCheck: false } }}
        />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
          {before && (
            <Button size="small" onClick={remove} sx={{ mr: 'auto' }}>
              {t('forms.richText.linkRemove')}
            </Button>
          )}
          <Button size="small" onClick={done}>
            {t('forms.richText.linkCancel')}
          </Button>
          <Button size="small" variant="contained" color="primary" onClick={use}>
            {t('forms.richText.linkUse')}
          </Button>
        </Box>
      </Box>
    </Popover>
  )
}

/** The place of the chosen words on the screen. */
function anchorAt({ view, state }: Editor) {
  const { from, to } = state.selection
  const start = view.coordsAtPos(from)
  const end = view.coordsAtPos(to)
  const getBoundingClientRect = () => new DOMRect(start.left, start.top, Math.max(0, end.right - start.left), end.bottom - start.top)
  return { nodeType: 1 as const, getBoundingClientRect }
}
