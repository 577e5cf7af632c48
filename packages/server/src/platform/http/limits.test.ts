import { once } from 'node:events'
import { connect } from 'node:net'
import { route } from '@vitrine/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createHttp } from './http.ts'
import { servePages } from './pages.ts'
import { serve } from './serve.ts'

const options = { logLevel: 'fatal', corsOrigins: [], trustProxy: 0, isHttps: false }
const slow = route('GET', '/slow', { access: 'public', answer: z.object({ done: z.boolean() }), summary: 'Answers when it is let go' })

let close: () => Promise<void>
afterEach(() => close())

async function openSlow(timeoutMs?: number) {
  const server = await createHttp({ ...options, ...(timeoutMs ? { timeoutMs } : {}) })
  close = () => server.close()
  let letGo: () => void = () => {}
  let begun: () => void = () => {}
  const isRunning = new Promise<void>((resolve) => {
    begun = resolve
  })
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const authenticate = () => Promise.reject(new Error('nobody'))
  serve({ server, authenticate }, slow, async () => {
    begun()
    await gate
    return { done: true }
  })
  await servePages(server, { folder: '/nowhere', apiPrefixes: [], connectTo: [], strictPages: [] })
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  return { server, address, isRunning, letGo }
}

test.each([
  [0, '127.0.0.1'],
  [1, '198.51.100.7'],
  [['127.0.0.1'], '198.51.100.7'],
])('[V16] behind %j proxies the caller is %s, whatever it says of itself', async (trustProxy, caller) => {
  const server = await createHttp({ ...options, trustProxy })
  close = () => server.close()
  server.get('/ip', (request) => ({ ip: request.ip }))
  const answer = await server.inject({ url: '/ip', headers: { 'x-forwarded-for': '203.0.113.66, 198.51.100.7' } })
  expect(answer.json()).toEqual({ ip: caller })
})

test('closing finishes what is running and takes nothing new', async () => {
  const { server, address, isRunning, letGo } = await openSlow()
  const answer = fetch(`${address}/slow`)
  await isRunning
  const closed = server.close()
  await vi.waitFor(() => expect(server.server.listening).toBe(false))
  await expect(fetch(`${address}/slow`)).rejects.toThrow()
  letGo()
  expect(await (await answer).json()).toEqual({ done: true })
  await closed
})

test('[V22] a request that takes too long is told so, and the connection is not held', async () => {
  const { address, letGo } = await openSlow(200)
  const answer = await fetch(`${address}/slow`)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ code: 'unavailable' })
  letGo()
})

test('[V22] headers that never end do not hold a connection for ever', async () => {
  const { address, letGo } = await openSlow(200)
  letGo()
  const { port, hostname } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.write('GET /slow HTTP/1.1\r\nHost: x\r\nX-Slow: ')
  socket.resume()
  await once(socket, 'close')
  expect(socket.destroyed).toBe(true)
})
