import type { Ajv, Options } from 'ajv'
import { z } from 'zod'
import { createLinearPatterns } from './linear-pattern.ts'

// The server judges these by zod; another regular expression here would let through what it refuses.
const email = z.email()
const url = z.url()

const formats = {
  email: (text: string) => email.safeParse(text).success,
  uri: (text: string) => url.safeParse(text).success,
}

export type Judging = { options: Options; formats: typeof formats; extend(instance: Ajv): Ajv }

/** How values are judged, wherever a validator is made: the form, the schema editor, the server. */
export function createJudging(): Judging {
  const toPattern = createLinearPatterns()
  return {
    options: {
      code: { regExp: Object.assign((pattern: string) => toPattern(pattern), { code: 'new RegExp' }) },
      // prepareSchema has done it; ajv's own way compares the values of an enum each with each.
      validateSchema: false,
      // Written into every place that names it, a definition makes the code of a form of blocks a hundred times as long.
      inlineRefs: false,
      // What an author writes wrongly is said where the schema is written, not to the console of everyone who fills it in.
      logger: false,
    },
    formats,
    extend: (instance) =>
      instance.addKeyword({ keyword: 'x-url', type: 'string', compile: (limits: UrlLimits) => fitsUrl(limits, toPattern) }),
  }
}

type UrlLimits = { protocol?: unknown; hostname?: unknown }

function fitsUrl(limits: UrlLimits, toPattern: ReturnType<typeof createLinearPatterns>) {
  const limit = (pattern: unknown) => (typeof pattern === 'string' ? toPattern(pattern) : undefined)
  const [wantedProtocol, wantedHost] = [limit(limits?.protocol), limit(limits?.hostname)]
  return (text: string): boolean => {
    // What is no address at all is the format's to report.
    if (!URL.canParse(text)) return true
    const { protocol, hostname } = new URL(text)
    return (wantedProtocol?.test(protocol.replace(/:$/, '')) ?? true) && (wantedHost?.test(hostname) ?? true)
  }
}
