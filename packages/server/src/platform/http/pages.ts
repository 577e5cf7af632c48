import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { commonProblems } from '@vitrine/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Problem } from '#platform/problems'
import { sendProblem } from './errors.ts'

type Options = {
  /** Where the built pages lie; without a build the API is served alone. */
  folder: string
  /** Whose addresses answer JSON and must never fall back to a page. */
  apiPrefixes: string[]
  /** The origin of the calls, when it is not the pages' own; written into the pages. */
  gateway?: string | undefined
  /** Origins the pages talk to besides their own. */
  connectTo: string[]
  /** More than one page: its own address and file, without leave to evaluate code. */
  strictPages: Array<{ path: string; file: string }>
}

const yearSeconds = 31_536_000

const policy = (nonce: string, { connectTo, gateway }: Pick<Options, 'connectTo' | 'gateway'>, mayEvaluate: boolean): string =>
  [
    "default-src 'none'",
    // ajv compiles the forms' schemas; only the admin's own pages may.
    `script-src 'self' 'nonce-${nonce}'${mayEvaluate ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    // Pictures come from anywhere (a link's preview shows one); our own also from a gateway without https, as on a developer's machine.
    `img-src ${["'self'", 'data:', 'blob:', 'https:', ...(gateway?.startsWith('http:') ? [gateway] : [])].join(' ')}`,
    "font-src 'self' data:",
    `connect-src ${["'self'", ...connectTo].join(' ')}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** The built browser pages: hashed files for ever, HTML never kept, each with a nonce of its own. */
export async function servePages(
  server: FastifyInstance,
  { folder, apiPrefixes, gateway, connectTo, strictPages }: Options,
): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    server.setNotFoundHandler((request, reply) => sendProblem(request, reply, new Problem(commonProblems.not_found)))
    return
  }

  const sendPage = (reply: FastifyReply, html: string, mayEvaluate: boolean) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('content-security-policy', policy(nonce, { connectTo, gateway }, mayEvaluate))
      .header('cross-origin-opener-policy', 'same-origin')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html.replaceAll('__NONCE__', nonce))
  }

  await server.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: yearSeconds * 1000,
    index: false,
    decorateReply: false,
    preCompressed: true,
  })
  for (const { path, file } of strictPages) {
    const html = readFileSync(join(folder, file), 'utf8')
    server.get(path, (_request, reply) => sendPage(reply, html, false))
  }
  const built = readFileSync(join(folder, 'index.html'), 'utf8')
  const html = gateway ? built.replace('<head>', `<head><meta name="vitrine-gateway" content="${gateway}">`) : built
  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !apiPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
    return isPage ? sendPage(reply, html, true) : sendProblem(request, reply, new Problem(commonProblems.not_found))
  })
}
