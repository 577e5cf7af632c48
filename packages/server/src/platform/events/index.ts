/** How a lower floor causes something above it. */
import type { Db } from '#platform/database'

/** What happened, by name; a feature declares its own events into this from its folder. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface EventMap {}

type Listener<Name extends keyof EventMap> = (tx: Db, event: EventMap[Name]) => Promise<void>

/**
 * How a lower floor causes something above it. Listeners run in the transaction of the one who emits:
 * what they do is committed or undone with it.
 */
export function createEvents() {
  const listeners = new Map<string, Array<(tx: Db, event: never) => Promise<void>>>()
  return {
    on<Name extends keyof EventMap>(name: Name, listener: Listener<Name>): void {
      listeners.set(name, [...(listeners.get(name) ?? []), listener as (tx: Db, event: never) => Promise<void>])
    },
    async emit<Name extends keyof EventMap>(tx: Db, name: Name, event: EventMap[Name]): Promise<void> {
      // One after the other: they share one connection.
      for (const listener of listeners.get(name) ?? []) await listener(tx, event as never)
    },
  }
}
export type Events = ReturnType<typeof createEvents>
