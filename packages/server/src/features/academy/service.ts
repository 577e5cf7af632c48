import { z } from 'zod'
import type { Principal } from '#platform/auth'
import type { Database } from '#platform/database'
import type { ReadService } from '#platform/outside'
import * as repository from './repository.ts'

type Log = { warn: (about: object, message: string) => void }
type Needs = { db: Database; readService: ReadService; academyUrl: string | null; ssoUrl: string | null; log: Log }

const mostBytes = 10_000
const answer = z.object({ url: z.url({ protocol: /^https?$/ }) })

export function createAcademy({ db, readService, academyUrl, ssoUrl, log }: Needs) {
  /** Who answers may name any address; people are sent to the academy and nowhere else [V17]. */
  const findSignInUrl = async (lookup: string, academy: string, user_id: number, signal: AbortSignal): Promise<string> => {
    const asked = new URL(lookup)
    asked.searchParams.set('username', (await repository.findUsername(db, user_id)) ?? '')
    const { bytes } = await readService(asked, { accept: 'application/json', mostBytes, signal })
    const { url } = answer.parse(JSON.parse(bytes.toString('utf8')))
    if (new URL(url).origin !== new URL(academy).origin) throw new Error('The address leads away from the academy')
    return url
  }

  return {
    // open: everyone who has signed in may learn, and asks for themselves only
    link: async (by: Principal, signal: AbortSignal): Promise<{ url: string | null }> => {
      if (!academyUrl || !ssoUrl) return { url: academyUrl }
      try {
        return { url: await findSignInUrl(ssoUrl, academyUrl, by.user_id, signal) }
      } catch (error) {
        log.warn({ err: error }, 'The academy gave no address to sign in at; the plain one is used')
        return { url: academyUrl }
      }
    },
  }
}
export type Academy = ReturnType<typeof createAcademy>
