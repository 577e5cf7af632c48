import Dialog from '@mui/material/Dialog'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useCallback, useId, useRef } from 'react'
import type { ModalEntry } from './entries.ts'
import type { ModalKind, OpenModal } from './stack.ts'

const defaultWidth = 640

type FrameProps = {
  modal: OpenModal
  entry?: ModalEntry<ModalKind>
  covered: boolean
  onClose: (result?: unknown) => void
  onGone: () => void
}

export function ModalFrame({ modal, entry, covered, onClose, onGone }: FrameProps) {
  const titleId = useId()
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('sm'))
  const mayClose = useRef<() => Promise<boolean>>(async () => true)
  const guardClose = useCallback((ask: () => Promise<boolean>) => {
    mayClose.current = ask
  }, [])
  const closeIfAllowed = async () => {
    if (await mayClose.current()) onClose()
  }
  if (!entry) return null
  const { view: View, width = defaultWidth } = entry
  return (
    <Dialog
      open={!modal.leaving}
      fullScreen={fullScreen}
      maxWidth={false}
      aria-labelledby={titleId}
      inert={covered}
      onClose={() => void closeIfAllowed()}
      slotProps={{ transition: { onExited: onGone }, paper: { sx: fullScreen ? {} : { width, maxWidth: 'calc(100% - 48px)' } } }}
    >
      <View id={modal.id} payload={modal.payload} titleId={titleId} close={onClose} guardClose={guardClose} />
    </Dialog>
  )
}
