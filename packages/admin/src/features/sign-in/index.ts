/** Coming in and going out: the callback of the login service and the log-out with its countdown. Avoid: auth, account. */
import { createElement } from 'react'
import type { RouteObject } from 'react-router'

export const callbackRoute: RouteObject = {
  path: '/oauth2/callback',
  lazy: async () => ({ Component: (await import('./callback-screen.tsx')).CallbackScreen }),
}

/** `goTo` leaves the app: the login service may want to end its own session. */
export const logoutRoute = (goTo: (address: string) => void): RouteObject => ({
  path: '/logout',
  lazy: async () => {
    const { LogoutScreen } = await import('./logout-screen.tsx')
    return { element: createElement(LogoutScreen, { goTo }) }
  },
})
