import { z } from 'zod'

const fieldPath = z.string().min(2).max(1000).startsWith('/')
const mostChoices = 100

/** What becomes of the text in a field that a schema no longer has. */
export const carryChoice = z.discriminatedUnion('action', [
  z.object({ action: z.literal('move'), path: fieldPath, to: fieldPath }),
  /** It stays in the document, out of sight; nothing that is saved later drops it. */
  z.object({ action: z.literal('hide'), path: fieldPath }),
  z.object({ action: z.literal('delete'), path: fieldPath }),
])
export type CarryChoice = z.infer<typeof carryChoice>

/** A field that nobody chose for is hidden. */
export const carryChoices = z.array(carryChoice).max(mostChoices)
