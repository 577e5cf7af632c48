/** An owner is an organisation: a museum, an archive, a foundation. Its screens come with the admin area. Avoid: tenant, customer. */
export { insert as insertOwner } from './repository.ts'
