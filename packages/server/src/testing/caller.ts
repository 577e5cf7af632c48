import type { FastifyInstance } from 'fastify'

type Headers = Record<string, string>
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The four verbs with someone's headers; `json` is the parsed body. */
export const createCaller = (server: FastifyInstance) => (own: Headers) => {
  const send = async (method: Method, url: string, body?: unknown, headers: Headers = {}) => {
    const payload = body === undefined ? {} : typeof body === 'string' ? { payload: body } : { payload: JSON.stringify(body) }
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const answer = await server.inject({ method, url, ...payload, headers: { ...type, ...own, ...headers } })
    const isJson = String(answer.headers['content-type'] ?? '').includes('json') && !answer.headers['content-encoding']
    return { status: answer.statusCode, headers: answer.headers, text: answer.body, json: isJson ? JSON.parse(answer.body) : undefined }
  }
  return {
    headers: own,
    send,
    get: (url: string, headers?: Headers) => send('GET', url, undefined, headers),
    post: (url: string, body?: unknown, headers?: Headers) => send('POST', url, body, headers),
    put: (url: string, body?: unknown, headers?: Headers) => send('PUT', url, body, headers),
    delete: (url: string, headers?: Headers) => send('DELETE', url, undefined, headers),
  }
}
export type Caller = ReturnType<ReturnType<typeof createCaller>>
