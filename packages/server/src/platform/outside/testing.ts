import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A web server on loopback that remembers who came; reached only by a test that allows it in so many words. */
export async function openHostileServer(answer: Answer, address = '127.0.0.1') {
  const seen: IncomingMessage[] = []
  const server = createServer((request, response) => {
    seen.push(request)
    answer(request, response)
  }).listen(0, address)
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    port,
    url: `http://${address}:${port}`,
    /** Every request that reached it. */
    seen,
    /** What a test hands over to be let through to this server and nowhere else. */
    mayReach: (to: string, at: number) => to === address && at === port,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
export type HostileServer = Awaited<ReturnType<typeof openHostileServer>>

export const html = (response: ServerResponse, body: string | Buffer, type = 'text/html; charset=utf-8') =>
  response.writeHead(200, { 'content-type': type }).end(body)
