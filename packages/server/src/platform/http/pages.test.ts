import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttp } from './http.ts'
import { servePages } from './pages.ts'

let server: FastifyInstance
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-pages-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<head><script nonce="__NONCE__" src="/assets/a.js"></script></head>')
  writeFileSync(join(folder, 'login.html'), '<p nonce="__NONCE__">login</p>')
  writeFileSync(join(folder, 'assets/a.js'), 'export {}')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  server = await createHttp({ logLevel: 'fatal', corsOrigins: [], trustProxy: 0, isHttps: true })
  await servePages(server, {
    folder,
    apiPrefixes: ['/admin/api', '/oidc'],
    gateway: 'https://api.example',
    connectTo: ['https://api.example'],
    strictPages: [{ path: '/oidc/login', file: 'login.html' }],
  })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const policyOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['content-security-policy'])

test.each(['/', '/dashboard', '/admin/user?currentPage=2', '/administrasjonsmuseet/guide', '/oauth2/callback?code=x'])(
  '%s is the page, with a nonce of its own',
  async (url) => {
    const [first, second] = [await server.inject(url), await server.inject(url)]
    expect(first.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
    })
    const [, nonce] = /nonce="([^"]{20,})"/.exec(first.body) ?? []
    expect(policyOf(first)).toContain(`script-src 'self' 'nonce-${nonce}' 'unsafe-eval'`)
    expect(policyOf(first)).toContain("connect-src 'self' https://api.example")
    expect(policyOf(first)).toContain("frame-ancestors 'none'")
    expect(second.body).not.toBe(first.body)
    expect(first.body).toContain('<meta name="vitrine-gateway" content="https://api.example">')
  },
)

test('the login page may not evaluate code', async () => {
  const answer = await server.inject('/oidc/login?uid=x')
  expect(answer.body).toContain('login')
  expect(policyOf(answer)).not.toContain('unsafe-eval')
})

test('hashed files are kept for ever, and nothing outside their folder is served', async () => {
  expect((await server.inject('/assets/a.js')).headers['cache-control']).toContain('immutable')
  for (const url of ['/assets/../secret.txt', '/assets/%2e%2e/secret.txt', '/assets/..%2fsecret.txt', '/secret.txt'])
    expect((await server.inject(url)).body).not.toBe('secret')
})

test.each(['/admin/api/x', '/oidc/x', '/admin/api'])('%s is a call and never a page', async (url) => {
  const answer = await server.inject({ url, headers: { accept: 'text/html' } })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8'])
})

test('only reading gets a page', async () => {
  expect((await server.inject({ method: 'POST', url: '/dashboard' })).statusCode).toBe(404)
  expect((await server.inject({ method: 'HEAD', url: '/dashboard' })).statusCode).toBe(200)
})

test('a secure host is remembered as one', async () => {
  expect((await server.inject('/')).headers['strict-transport-security']).toContain('max-age=31536000')
})
