import { readBody } from './read-body.ts'
import { get } from './request.ts'
import { Unreachable } from './unreachable.ts'

type Wishes = { accept: string; mostBytes: number; signal?: AbortSignal | undefined }
export type ReadService = (url: URL, wishes: Wishes) => Promise<{ type: string; bytes: Buffer }>

const totalMs = 8_000

/**
 * Asks a service that the settings name: the operator's choice, so it may also lie inside our own walls. It answers
 * itself: a redirect is not followed. Throws Unreachable.
 */
export const createReadService =
  ({ userAgent }: { userAgent: string }): ReadService =>
  async (url, { accept, mostBytes, signal }) => {
    const deadline = AbortSignal.timeout(totalMs)
    try {
      const response = await get(url, {
        headers: { accept, 'accept-encoding': 'gzip, deflate, br', 'user-agent': userAgent },
        signal: signal ? AbortSignal.any([deadline, signal]) : deadline,
      })
      if (response.statusCode !== 200) {
        response.destroy()
        throw new Unreachable('answer', String(response.statusCode))
      }
      const { bytes, isCut } = await readBody(response, mostBytes)
      if (isCut) throw new Unreachable('size')
      return { type: (response.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '', bytes }
    } catch (error) {
      throw error instanceof Unreachable ? error : new Unreachable(deadline.aborted ? 'time' : 'connection', String(error))
    }
  }
