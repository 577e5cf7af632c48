import Alert from '@mui/material/Alert'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export type NoticeKind = 'info' | 'success' | 'warning' | 'error'

const icons = {
  info: <Info aria-hidden />,
  success: <CircleCheck aria-hidden />,
  warning: <TriangleAlert aria-hidden />,
  error: <CircleAlert aria-hidden />,
}

/** A sentence that belongs to the page. It is only spoken by itself when it tells of a failure. */
export function Notice({ kind = 'info', children, action }: { kind?: NoticeKind; children: ReactNode; action?: ReactNode }) {
  return (
    <Alert severity={kind} icon={icons[kind]} action={action} role={kind === 'error' ? 'alert' : 'note'}>
      {children}
    </Alert>
  )
}
