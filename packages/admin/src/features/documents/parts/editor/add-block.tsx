import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import Typography from '@mui/material/Typography'
import type { DocumentContent } from '@vitrine/contract'
import { type BlockList, type JsonSchema, NamedIcon, type UiSchema, useBlockList } from '@vitrine/forms'
import { Plus } from 'lucide-react'
import { useDeferredValue, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

type Kind = BlockList['kinds'][number]
type Props = {
  schema: JsonSchema
  uiSchema: UiSchema
  value: DocumentContent
  onAdd: (pointer: string, block: unknown) => void
}

/** [DOC-01] On phones the end of a long form is far away: a new block is chosen from a sheet, and put there. */
export function AddBlock({ schema, uiSchema, value, onAdd }: Props) {
  const { t } = useTranslation()
  const heading = useId()
  const [isOpen, setOpen] = useState(false)
  const chosen = useRef<Kind>(undefined)
  const list = useBlockList(schema, uiSchema, useDeferredValue(value))
  if (!list) return null
  const close = (kind?: Kind) => {
    chosen.current = kind
    setOpen(false)
  }
  return (
    <>
      <Button variant="outlined" startIcon={<Plus aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('forms.blocks.addBar')}
      </Button>
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={() => close()}
        slotProps={{
          paper: { role: 'dialog', 'aria-labelledby': heading, sx: { maxHeight: '70dvh', borderRadius: '14px 14px 0 0', pb: 1 } },
          // The sheet gives the focus back as it goes; only then can the new block take it.
          transition: { onExited: () => chosen.current && onAdd(list.pointer, chosen.current.newBlock()) },
        }}
      >
        <Typography id={heading} variant="h3" component="h2" sx={{ px: 2, pt: 2, pb: 1 }}>
          {t('forms.blocks.addBar')}
        </Typography>
        {list.isFull ? (
          <Typography sx={{ px: 2, pb: 2, color: 'text.secondary' }}>{t('forms.blocks.full')}</Typography>
        ) : (
          <List sx={{ px: 1, py: 0, overflowY: 'auto' }}>
            {list.kinds.map((kind) => (
              <ListItem key={kind.name} disablePadding>
                <ListItemButton onClick={() => close(kind)} sx={{ minHeight: 48, gap: 1.5 }}>
                  <Box component="span" sx={{ display: 'grid', color: 'text.secondary' }}>
                    <NamedIcon name={kind.icon} />
                  </Box>
                  {kind.title}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        )}
      </Drawer>
    </>
  )
}
