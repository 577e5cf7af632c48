/** The embedded login service: an OpenID provider of our own, for trying out, small installations and tests. */
export { demoPassword, demoPeople } from './demo-people.ts'
export { finishInteraction, openInteraction } from './interactions.ts'
export { openKeys, publicPart, signingAlgorithm } from './keys.ts'
export { mountProvider } from './mount.ts'
export { hashPassword, isPassword } from './passwords.ts'
export { apiAudience, clientId, createProvider, issuerOf, scope } from './provider.ts'
