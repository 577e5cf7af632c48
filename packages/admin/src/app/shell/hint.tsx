import Box from '@mui/material/Box'
import { cloneElement, type FocusEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

type Target = { onPointerEnter?: unknown; onPointerLeave?: unknown; onFocus?: unknown; onBlur?: unknown; onPointerDown?: unknown }
type Props = { text: string; side?: 'below' | 'right'; children: ReactElement<Target> }

const delayMs = 400
const gap = 6

/**
 * The name of an icon button of the frame, on hover and focus; Esc takes it away. Our own, since MUI's tooltip and the
 * positioning under it weigh more than the rest of the header, and the frame is on the first page of everyone.
 */
export function Hint({ text, side = 'below', children }: Props) {
  const [anchor, setAnchor] = useState<DOMRect>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hide = () => {
    clearTimeout(timer.current)
    setAnchor(undefined)
  }
  const show = (target: Element, afterMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAnchor(target.getBoundingClientRect()), afterMs)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!anchor) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setAnchor(undefined)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [anchor])

  return (
    <>
      {cloneElement(children, {
        onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && show(event.currentTarget as Element, delayMs),
        onPointerLeave: hide,
        onPointerDown: hide,
        onFocus: (event: FocusEvent) => event.currentTarget.matches(':focus-visible') && show(event.currentTarget, 0),
        onBlur: hide,
      })}
      {anchor && createPortal(<Label text={text} anchor={anchor} side={side} />, document.body)}
    </>
  )
}

function Label({ text, anchor, side }: { text: string; anchor: DOMRect; side: 'below' | 'right' }) {
  const place =
    side === 'right'
      ? { left: anchor.right + gap, top: anchor.top + anchor.height / 2, transform: 'translateY(-50%)' }
      : anchor.left > window.innerWidth / 2
        ? { right: window.innerWidth - anchor.right, top: anchor.bottom + gap }
        : { left: anchor.left, top: anchor.bottom + gap }
  return (
    <Box
      role="tooltip"
      style={place}
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        px: 1,
        py: '5px',
        maxWidth: 320,
        pointerEvents: 'none',
        typography: 'caption',
        color: 'inverse.text',
        bgcolor: 'inverse.main',
        borderRadius: (theme) => `${theme.radius.item}px`,
      }}
    >
      {text}
    </Box>
  )
}
