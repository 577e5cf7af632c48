import type { ClientSettings, OwnInstance, UserInfo } from '@vitrine/contract'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter } from 'react-router'
import { onTestFinished } from 'vitest'
import { createApi } from '#lib/api'
import { createLanguage, loadBuiltTexts } from '#lib/i18n'
import { createSession } from '#lib/session'
import { App } from '../app.tsx'

/** What one call answers; called again for each request. */
export type Answer = (request: Request) => unknown | Promise<unknown>

export const usualSettings: ClientSettings = {
  version: '1.8.3',
  default_locale: 'no',
  support_email: 'hjelp@vitrine.test',
  academy_url: null,
  translations_url: null,
  production_host: null,
  is_demo: true,
  sign_in: {
    authorization_endpoint: 'https://login.test/authorize',
    client_id: 'admin',
    scope: 'openid',
    redirect_uri: 'https://vitrine.test/oauth2/callback',
    resource: null,
  },
}

const instance = (id: number, name: string, owner: string, expired = false): OwnInstance => ({
  application_instance_id: id,
  owner_id: owner.length,
  application_id: 1,
  role: 'editor',
  expired,
  name,
  slug: `i${id}`,
  path: `/fjordmuseet/i${id}`,
  owner_name: { no: owner },
  owner_slug: 'fjordmuseet',
  application_name: 'Guide',
  expires_at: null,
})

export const ingrid: UserInfo = {
  id: 1,
  name: 'Ingrid Solheim',
  username: 'ingrid@fjordmuseet.no',
  image_url: null,
  is_admin: true,
  instances: [instance(1, 'Kystleia', 'Fjordmuseet'), instance(2, 'Byvandring 1907', 'Havnes bymuseum', true)],
}

export const record = <Rest extends object>(id: number, version: number, rest: Rest) => ({
  id,
  version,
  created_at: '2024-03-04T09:00:00.000Z',
  created_by: 'Ingrid Solheim',
  updated_at: '2026-11-14T09:00:00.000Z',
  updated_by: 'Jonas Aune',
  ...rest,
})

export const problem = (status: number, code: string, more: object = {}) =>
  new Response(JSON.stringify({ type: 'about:blank', title: code, status, instance: 'r1', code, ...more }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  })

export const refused =
  (status: number, code: string): Answer =>
  () =>
    problem(status, code)

export const tokens = (access_token: string, sub = 'ingrid') => ({
  access_token,
  id_token: `h.${btoa(JSON.stringify({ iss: 'x', sub }))}.s`,
  expires_at: new Date(Date.now() + 600_000).toISOString(),
})

/** Another tab has written who is signed in; with nothing, nobody is. */
export function tellTabs(written: Partial<Record<string, string>>) {
  for (const name of ['access_token', 'id_token', 'expires_at']) localStorage.removeItem(`vitrine.${name}`)
  for (const [name, value] of Object.entries(written)) if (value) localStorage.setItem(`vitrine.${name}`, value)
  window.dispatchEvent(new StorageEvent('storage', { key: 'vitrine.access_token', storageArea: localStorage }))
}

type World = {
  at?: string
  settings?: Partial<ClientSettings>
  isSignedIn?: boolean
  answers?: Record<string, Answer>
  scheme?: 'light' | 'dark'
}

/** Opens the admin at a path. `asked` is every call it made, `left` every address it went away to, `reloads` each time it began anew. */
export async function open({ at = '/dashboard', isSignedIn = true, answers = {}, scheme = 'light', settings = {} }: World = {}) {
  localStorage.clear()
  sessionStorage.clear()
  localStorage.setItem('vitrine.appearance', scheme)
  if (isSignedIn) for (const [name, value] of Object.entries(tokens('first'))) localStorage.setItem(`vitrine.${name}`, value)
  return reopen({ at, answers, settings })
}

/** The same on what the browser already keeps: a reload, or the next visit. */
export async function reopen({ at = '/dashboard', answers = {}, settings = {} }: World) {
  const asked: string[] = []
  const left: string[] = []
  const reloads: string[] = []
  const reload = () => {
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    reloads.push(leaving.defaultPrevented ? 'asked first' : 'reloaded')
  }
  const known: Record<string, Answer> = {
    'GET /admin/api/users/user-info': () => ingrid,
    'GET /admin/api/translations/no.json': () => ({}),
    'GET /admin/api/translations/en.json': () => ({}),
    'POST /oauth2/refresh': refused(401, 'sign_in.session_over'),
    ...answers,
  }
  const network = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(new URL(String(input), window.location.origin), init)
    const name = `${request.method} ${new URL(request.url).pathname}`
    asked.push(name)
    const body = (await known[name]?.(request)) ?? problem(404, 'not_found')
    return body instanceof Response ? body : Response.json(body)
  }
  const reach = { fetch: network as typeof fetch }
  const session = createSession({
    ...reach,
    shared: localStorage,
    own: sessionStorage,
    locks: navigator.locks,
    origin: window.location.origin,
    now: Date.now,
    events: window,
  })
  const language = await createLanguage({
    storage: localStorage,
    byDefault: 'no',
    loadBuilt: loadBuiltTexts,
    loadDatabase: async () => ({}),
    root: document.documentElement,
  })
  const routers: ReturnType<typeof createMemoryRouter>[] = []
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  root.render(
    <App
      settings={{ ...usualSettings, ...settings }}
      session={session}
      api={createApi({ ...reach, session })}
      language={language}
      doors={{ goTo: (address) => left.push(address), reload }}
      createRouter={(routes) => {
        const router = createMemoryRouter(routes, { initialEntries: [at] })
        routers.push(router)
        return router
      }}
    />,
  )
  const close = () => {
    root.unmount()
    host.remove()
  }
  onTestFinished(close)
  const place = () => {
    const location = routers[0]?.state.location
    return `${location?.pathname}${location?.search}`
  }
  return { asked, left, reloads, place, close }
}
