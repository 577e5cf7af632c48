import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { ListTree, PanelRight, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  /** How much there is to mend. */
  count?: number
  /** Drawn in the sheet; whoever leads elsewhere closes it first. */
  children: (close: () => void) => ReactNode
}

/** On a narrow screen the side panel lies behind a button that says how much there is to mend. */
export const SidePanelButton = (props: Props) => <SheetButton {...props} labelKey="documents.side.title" Icon={PanelRight} />

/** The outline likewise. */
export const OutlineButton = (props: Props) => <SheetButton {...props} labelKey="documents.outline.title" Icon={ListTree} />

function SheetButton({ count = 0, children, labelKey, Icon }: Props & { labelKey: string; Icon: typeof X }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const label = count > 0 ? `${t(labelKey)}, ${t('documents.side.toMend', { count })}` : t(labelKey)
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} aria-expanded={isOpen} onClick={() => setOpen(true)}>
          <Badge badgeContent={count} color="error">
            <Icon aria-hidden />
          </Badge>
        </IconButton>
      </Tooltip>
      <Drawer
        anchor="right"
        open={isOpen}
        onClose={close}
        slotProps={{ paper: { 'aria-label': t(labelKey), sx: { width: { xs: '100%', sm: 360 }, p: 2 } } }}
      >
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1 }}>
          <IconButton aria-label={t('generic.close')} onClick={close}>
            <X aria-hidden />
          </IconButton>
        </Box>
        {children(close)}
      </Drawer>
    </>
  )
}
