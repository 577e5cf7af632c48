import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export type Shapes = {
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** What a good answer holds; absent: 204, no body. */
  answer?: z.ZodType
  /** 'public' routes are served without sign-in; everything else needs a live session. */
  access?: 'public' | 'signed-in'
  /** 'changes' marks a GET with an effect: it then needs the bearer header and a same-origin caller (decisions.md). */
  effect?: 'changes'
  status?: 200 | 201 | 202
  /** The answer is text, handed over as a file of this kind and name instead of JSON. */
  file?: { type: 'text/csv'; name: string }
  /** The answer is a row of server-sent events, each of the answer's shape. */
  stream?: 'events'
  /** The answer is a picture, `{ type, bytes }`, that a browser may keep for so long. */
  picture?: { keptSeconds: number }
  /** One sentence for the OpenAPI page. */
  summary: string
}

export type Route<S extends Shapes = Shapes> = S & { method: Method; path: string }

/** A call of the product: the server mounts it, the admin calls it, OpenAPI is printed from it. */
export const route = <const S extends Shapes>(method: Method, path: string, shapes: S): Route<S> => ({
  ...shapes,
  method,
  path,
})

declare const ofRoute: unique symbol

/** Where a route is, without its shapes, which only the compiler remembers. */
export type Address<R extends Route> = Pick<Route, 'method' | 'path' | 'access'> & { readonly [ofRoute]?: R }

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined

export type AnswerOf<R extends Route> = R extends { answer: z.ZodType } ? z.output<R['answer']> : undefined
/** What a handler returns: the answer before its defaults and brands are applied. */
export type ReplyOf<R extends Route> = R extends { answer: z.ZodType } ? z.input<R['answer']> : undefined
export type ParamsOf<R extends Route> = R extends { params: z.ZodType } ? Parsed<R['params']> : undefined
export type QueryOf<R extends Route> = R extends { query: z.ZodType } ? Parsed<R['query']> : undefined
export type BodyOf<R extends Route> = R extends { body: z.ZodType } ? Parsed<R['body']> : undefined

type Part<R, K extends 'params' | 'query' | 'body'> = R extends { [P in K]: z.ZodType }
  ? { [P in K]: Sent<R[K]> }
  : { [P in K]?: undefined }

/** What a caller sends. */
export type CallOf<R extends Route> = Part<R, 'params'> & Part<R, 'query'> & Part<R, 'body'>

/** '/users/:id' with { id: 7 } is '/users/7'. */
export const fillPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/:([a-z_]+)/g, (_match, name: string) => encodeURIComponent(String(params[name])))
