import Tooltip from '@mui/material/Tooltip'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dateAndTime, parseTime, timeSince } from './time-since.ts'

const refreshMs = 30_000

/** Keeps «12 min siden» true while the page stands open. */
function useNow() {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), refreshMs)
    return () => clearInterval(timer)
  }, [])
  return now
}

export function TimeSince({ value }: { value: string | number | Date | null | undefined }) {
  const { t } = useTranslation()
  const now = useNow()
  const date = parseTime(value)
  const label = timeSince(value, now)
  const words = 'key' in label ? t(label.key, { count: label.count, time: label.time }) : label.text
  if (!date) return <span>{words}</span>
  return (
    <Tooltip title={dateAndTime(date)}>
      <time dateTime={date.toISOString()}>{words}</time>
    </Tooltip>
  )
}
