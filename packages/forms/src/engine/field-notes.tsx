import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Lock from 'lucide-react/icons/lock'
import type { WidgetProps } from './widget.ts'

type Noted = Pick<WidgetProps, 'id' | 'description' | 'reason' | 'error'>

const ids = (id: string) => ({ error: `${id}-error`, reason: `${id}-reason`, description: `${id}-description` })

/** What `aria-describedby` of the control points at; undefined when nothing is said. */
export function describedBy({ id, description, reason, error }: Noted): string | undefined {
  const known = ids(id)
  return [error && known.error, reason && known.reason, description && known.description].filter(Boolean).join(' ') || undefined
}

/** What stands under a control: the fault, why it is locked, the help, and the counter at the right end. */
export function FieldNotes({ id, description, reason, error, counter }: Noted & { counter?: string }) {
  if (!error && !reason && !description && !counter) return null
  const known = ids(id)
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', columnGap: 2 }}>
      <Box sx={{ minWidth: 0 }}>
        {error && (
          <FormHelperText id={known.error} error sx={{ mx: 0, display: 'flex', alignItems: 'center', columnGap: 0.75 }}>
            <CircleAlert aria-hidden strokeWidth={1.75} style={{ width: 14, height: 14, flex: 'none' }} />
            <span>{error}</span>
          </FormHelperText>
        )}
        {reason && (
          <FormHelperText id={known.reason} error={false} sx={{ mx: 0 }}>
            {reason}
          </FormHelperText>
        )}
        {description && (
          <FormHelperText id={known.description} error={false} sx={{ mx: 0 }}>
            {description}
          </FormHelperText>
        )}
      </Box>
      {counter && (
        <FormHelperText error={false} sx={{ mx: 0, whiteSpace: 'nowrap' }}>
          {counter}
        </FormHelperText>
      )}
    </Box>
  )
}

/** The reason beside the control says it in words. */
export const LockMark = () => <Lock aria-hidden strokeWidth={1.75} style={{ width: 16, height: 16, flex: 'none' }} />
