/** Between the browser and an OpenID provider, embedded or outside. */
export { reachEmbedded } from './embedded.ts'
export { type OutsideLogin, reachOutside } from './outside.ts'
export { refuseForeignOrigin } from './own-origin.ts'
export { createProviderClient, type Granted, type Identity, type ProviderClient, Refused } from './provider-client.ts'
export { createRefreshCookie, type RefreshCookie } from './refresh-cookie.ts'
export { createTokenVerifier, type TokenVerifier } from './verify-tokens.ts'
