/** The rules of the API keys: the keys themselves, what they open, and how one that is shown is known. */

export { followApplications } from './follow-applications.ts'
export { type ApiKeys, createApiKeys } from './keys.ts'
export { createKnownKeys, type KnownKeys } from './known-keys.ts'
export { insertApiKey } from './secret.ts'
