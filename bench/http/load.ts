import autocannon from 'autocannon'

export type Load = { perSecond: number; p50: number; p99: number }

const connections = 10
const usualSeconds = 6

/** Ten connections asking as fast as they are answered; anything but a good answer spoils the run. */
export async function load({
  origin,
  path,
  headers = {},
  seconds = usualSeconds,
}: {
  origin: string
  path: () => string
  headers?: Record<string, string>
  seconds?: number
}): Promise<Load> {
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    headers,
    requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }],
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} bad answers, ${result.errors} errors`)
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}
