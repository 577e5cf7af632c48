import { type BodyOf, commonProblems, type Page, type ParamsOf, type QueryOf, type ReplyOf, type Route } from '@vitrine/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Principal } from '#platform/auth'
import { Problem } from '#platform/problems'
import type { Api } from './http.ts'
import { validate } from './validate.ts'

type Call<R extends Route> = {
  params: ParamsOf<R>
  query: QueryOf<R>
  body: BodyOf<R>
  principal: R extends { access: 'public' } ? undefined : Principal
  /** Ends when the caller has gone. */
  signal: AbortSignal
  request: R extends { access: 'public' } ? FastifyRequest : undefined
  reply: R extends { access: 'public' } ? FastifyReply : undefined
}
type Options = {
  rateLimit?: { max: number; timeWindow: number }
  /** For the few calls that take a whole file; refused before it is read otherwise. */
  bodyBytes?: number
}
/** Raster pictures only: nothing that a browser could run. */
const picture = z.object({ type: z.enum(['image/png', 'image/jpeg', 'image/webp']), bytes: z.instanceof(Uint8Array) })

/** Mounts one contract route: who is calling, is the input right, then the service. */
export function serve<R extends Route>(
  api: Api,
  route: R,
  handle: (call: Call<R>) => ReplyOf<R> | Promise<ReplyOf<R>>,
  options: Options = {},
): void {
  const isPublic = route.access === 'public'
  const callers = new WeakMap<FastifyRequest, Principal>()
  api.server.route({
    method: route.method,
    url: route.path,
    exposeHeadRoute: false,
    ...(options.bodyBytes ? { bodyLimit: options.bodyBytes } : {}),
    config: options.rateLimit ? { rateLimit: options.rateLimit } : {},
    // Before a byte of the body is read: a stranger's six megabytes are not parsed first and refused afterwards.
    onRequest: async (request) => {
      if (!isPublic) callers.set(request, await api.authenticate(request.headers))
      if (route.effect === 'changes') refuseForeign(request)
    },
    handler: async (request, reply) => {
      const call = {
        params: route.params ? validate(route.params, request.params, '/params') : undefined,
        query: route.query ? validate(route.query, request.query, '/query') : undefined,
        body: route.body ? validate(route.body, withVersion(route, request)) : undefined,
        principal: callers.get(request),
        signal: request.signal,
        request: isPublic ? request : undefined,
        reply: isPublic ? reply : undefined,
      } as Call<R>
      const answer = await handle(call)
      if (!route.answer) return reply.code(204).send()
      if (route.picture) {
        const { type, bytes } = picture.parse(answer)
        return reply.type(type).header('cache-control', `public, max-age=${route.picture.keptSeconds}`).send(Buffer.from(bytes))
      }
      reply.header('cache-control', 'private, no-store')
      if (route.file) {
        const { type, name } = route.file
        // A download, never a page: what people wrote must not be drawn on our origin.
        reply.type(`${type}; charset=utf-8`).header('content-disposition', `attachment; filename="${name}"`)
        return route.answer.parse(answer)
      }
      reply.type('application/json; charset=utf-8')
      if (route.status) reply.code(route.status)
      // What the contract does not name does not leave the house.
      return JSON.stringify(route.answer.parse(answer))
    },
  })
}

/** The four GETs that change something: a link, an image tag or another site must not reach them. */
function refuseForeign(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') throw new Problem(commonProblems.foreign_caller)
}

/** A PUT says which version it changes, in the body or as If-Match. */
function withVersion(route: Route, { body, headers }: FastifyRequest): unknown {
  if (route.method !== 'PUT' || !(route.body instanceof z.ZodObject) || !('version' in route.body.shape)) return body
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  if ('version' in body && body.version !== undefined) return body
  const [, version] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(headers['if-match'] ?? '') ?? []
  if (!version) throw new Problem(commonProblems.version_missing)
  return { ...body, version: Number(version) }
}

/** What every list answers. */
export const page = <Item>(
  query: { page: number; page_size: number },
  found: { items: Item[]; total_count: number; total_is_exact?: boolean },
): Page<Item> => ({
  items: found.items,
  count: found.items.length,
  total_count: found.total_count,
  total_is_exact: found.total_is_exact ?? true,
  page: query.page,
  page_size: query.page_size,
})
