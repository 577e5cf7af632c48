const startPage = '/dashboard'
/** Coming back to one of these after sign-in would sign out again, or run in a circle. */
const neverReturnTo = /^\/(oauth2|oidc|logout)(\/|$)/

/**
 * The path to return to after sign-in, if it is one of ours: a stored '//evil.example' or '/\evil.example'
 * would otherwise send a freshly signed-in person elsewhere.
 */
export function safePath(path: string | null | undefined, origin: string): string {
  if (!path?.startsWith('/') || !URL.canParse(path, origin)) return startPage
  const url = new URL(path, origin)
  const isOurs = url.origin === origin && !url.pathname.startsWith('//') && !/^\/[/\\]/.test(path)
  if (!isOurs || url.pathname === '/' || neverReturnTo.test(url.pathname)) return startPage
  return `${url.pathname}${url.search}${url.hash}`
}
