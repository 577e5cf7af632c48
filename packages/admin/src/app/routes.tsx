import type { ClientSettings } from '@vitrine/contract'
import { Navigate, Outlet, type RouteObject, redirect } from 'react-router'
import { contentRoute } from '#features/content'
import { dashboardRoute } from '#features/dashboard'
import { ownMuseumsRoute } from '#features/owners'
import { callbackRoute, logoutRoute } from '#features/sign-in'
import { AdminGate, OutsideAdmin } from './admin-gate.tsx'
import { adminKinds } from './admin-kinds.ts'
import type { Doors } from './doors.ts'
import { Layers, Modals } from './layers.tsx'
import { CriticalError } from './screens/critical-error.tsx'
import { PageNotFound } from './screens/page-not-found.tsx'
import { Shell } from './shell/shell.tsx'
import { ShellSkeleton } from './shell/shell-skeleton.tsx'
import { TokenGate } from './token-gate.tsx'
import { UserGate } from './user-gate.tsx'

/** The first kind that exists; all of them begin with owners. */
const firstKind = adminKinds[0]?.name ?? ''

/** Every widget in every state, for those who build the form; there is none in production. */
const galleryRoute: RouteObject = {
  path: 'dev/gallery/:name?',
  errorElement: <CriticalError isWholePage />,
  lazy: async () => ({ Component: (await import('../dev/gallery/gallery-page.tsx')).GalleryPage }),
}

/** Every page of the admin. All but the callback and the gallery lie behind the token check; all but the log-out behind the person's own data. */
export const routes = (doors: Doors, { has_gallery }: Pick<ClientSettings, 'has_gallery'>): RouteObject[] => [
  {
    element: (
      <Layers>
        <Outlet />
      </Layers>
    ),
    errorElement: <CriticalError isWholePage />,
    hydrateFallbackElement: <ShellSkeleton />,
    children: [
      callbackRoute,
      ...(has_gallery ? [galleryRoute] : []),
      {
        element: <TokenGate {...doors} />,
        children: [
          logoutRoute(doors.goTo),
          {
            element: (
              <UserGate>
                <Modals>
                  <Shell kinds={adminKinds} />
                </Modals>
              </UserGate>
            ),
            children: [
              {
                errorElement: <CriticalError />,
                children: [
                  { index: true, loader: () => redirect('/dashboard') },
                  dashboardRoute,
                  ownMuseumsRoute,
                  {
                    path: 'admin',
                    element: <AdminGate />,
                    children: [
                      { index: true, element: <Navigate to={`/admin/${firstKind}`} replace /> },
                      ...adminKinds.map(({ name, routes }) => ({ path: name, children: routes })),
                      { path: '*', element: <PageNotFound /> },
                    ],
                  },
                  { element: <OutsideAdmin />, children: [contentRoute] },
                  { path: '*', element: <PageNotFound /> },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
]
