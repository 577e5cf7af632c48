/** stand-in until the queue lands */
import type { OpenedDatabase } from '#platform/database'
import type { Log } from '#platform/log'
export const createJobs = (_: { database: OpenedDatabase; log: Log }) => {
  let on = false
  return {
    ping: async () => {
      if (!on) throw new Error('off')
    },
    start: async () => {
      on = true
    },
    stop: async () => {
      on = false
    },
  }
}
export type Jobs = ReturnType<typeof createJobs>
