import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ClientSettings, commonProblems } from '@vitrine/contract'
import { useState } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { type Api, ApiProblem, ApiProvider, hasCode } from '#lib/api'
import { BreadcrumbsProvider } from '#lib/breadcrumbs'
import { type Language, LanguageProvider } from '#lib/i18n'
import { Look } from '#lib/look'
import { type Session, SessionProvider } from '#lib/session'
import { SettingsProvider } from '#lib/settings'
import type { Doors } from './doors.ts'
import { FormServices } from './form-services.tsx'
import { routes } from './routes.tsx'
import { userInfoKey } from './user-info.ts'

type Props = {
  settings: ClientSettings
  session: Session
  api: Api
  language: Language
  doors: Doors
  /** The address bar's router, unless the page has another. */
  createRouter?: (routes: RouteObject[]) => ReturnType<typeof createBrowserRouter>
}

const retriesOfReads = 2

function createQueryClient(): QueryClient {
  // Whoever is shut out while working sees why at once, not at the next reload.
  const onError = (error: unknown) => {
    if (hasCode(error, commonProblems.banned)) void client.invalidateQueries({ queryKey: userInfoKey })
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => query.queryKey[0] !== userInfoKey[0] && onError(error) }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Asked even when the browser thinks there is no network: else a save would wait in silence, and nobody be told.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        // A refusal stays a refusal; only a server that does not answer is asked again.
        retry: (count, error) => count < retriesOfReads && !(error instanceof ApiProblem && error.status >= 400 && error.status < 500),
        staleTime: 5_000,
      },
    },
  })
  return client
}

export function App({ settings, session, api, language, doors, createRouter = createBrowserRouter }: Props) {
  const [client] = useState(createQueryClient)
  const [router] = useState(() => createRouter(routes(doors, settings)))
  return (
    <Look>
      <LanguageProvider language={language}>
        <SettingsProvider settings={settings}>
          <SessionProvider session={session}>
            <ApiProvider api={api}>
              <QueryClientProvider client={client}>
                <BreadcrumbsProvider>
                  <FormServices>
                    <RouterProvider router={router} />
                  </FormServices>
                </BreadcrumbsProvider>
              </QueryClientProvider>
            </ApiProvider>
          </SessionProvider>
        </SettingsProvider>
      </LanguageProvider>
    </Look>
  )
}
