// How long ago, in words; the full date behind it. Dates are dd.MM.yyyy, times HH:mm.
export { clockTime, dateAndTime, dayDate, parseTime, type TimeLabel, timeSince } from './time-since.ts'
export { TimeSince } from './time-since-label.tsx'
