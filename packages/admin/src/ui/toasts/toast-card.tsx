import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { Check, CircleAlert, Info, TriangleAlert, X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Toast } from './queue.ts'

const signs = { info: Info, success: Check, warning: TriangleAlert, error: CircleAlert }
const colours = { info: 'inverse.link', success: 'inverse.success', warning: 'inverse.warning', error: 'inverse.error' }

type Props = { toast: Toast; onClose: () => void; onHold: () => void; onRelease: () => void }

/** One message in the inverse look. Kind is told by sign, not by colour alone. */
export function ToastCard({ toast, onClose, onHold, onRelease }: Props) {
  const { t } = useTranslation()
  const held = useRef({ pointer: false, focus: false })
  // Either hand holds it; only when both have let go does its time run on.
  const hold = (by: 'pointer' | 'focus', holding: boolean) => {
    held.current[by] = holding
    if (held.current.pointer || held.current.focus) onHold()
    else onRelease()
  }
  const Sign = signs[toast.kind]
  const { action } = toast
  return (
    <Box
      onMouseEnter={() => hold('pointer', true)}
      onMouseLeave={() => hold('pointer', false)}
      onFocus={() => hold('focus', true)}
      onBlur={() => hold('focus', false)}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.25,
        p: { xs: '6px 4px 6px 14px', sm: '9px 6px 9px 14px' },
        bgcolor: 'inverse.main',
        color: 'inverse.text',
        borderRadius: (theme) => `${theme.radius.card}px`,
        boxShadow: (theme) => theme.vars.palette.depth.floating,
        fontSize: '0.84375rem',
        lineHeight: '1.25rem',
        '@keyframes vitrine-toast': { from: { opacity: 0, transform: 'translateY(8px)' } },
        animation: 'vitrine-toast 180ms cubic-bezier(.2,.8,.2,1)',
        '& :focus-visible': { outlineColor: (theme) => theme.vars.palette.inverse.link },
      }}
    >
      <Box
        component={Sign}
        aria-hidden
        sx={{ width: 18, height: 18, flex: 'none', mt: { xs: '9px', sm: '5px' }, color: colours[toast.kind] }}
      />
      <Box sx={{ flex: 1, minWidth: 0, py: { xs: '8px', sm: '4px' }, overflowWrap: 'anywhere' }}>
        {toast.text}
        {toast.detail && <Box sx={{ color: 'inverse.secondary' }}>{toast.detail}</Box>}
      </Box>
      {action && (
        <Button
          size="small"
          onClick={() => {
            action.onAction()
            onClose()
          }}
          sx={{ color: 'inverse.link', '&:hover': { bgcolor: 'transparent', textDecoration: 'underline' } }}
        >
          {action.label}
        </Button>
      )}
      <IconButton size="small" color="inherit" aria-label={t('toasts.close')} onClick={onClose}>
        <X aria-hidden />
      </IconButton>
    </Box>
  )
}
