/** Contract routes over HTTP: validation, limits, headers, problems. Knows no museum. */
export { serveEvents } from './events.ts'
export { type Api, createHttp } from './http.ts'
export { servePages } from './pages.ts'
export { page, serve } from './serve.ts'
