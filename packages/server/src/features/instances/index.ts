/** An instance is a licence of one application for one owner. Its screens come with the admin area. Avoid: tenant, site. */
export { insert as insertInstance, setRole } from './repository.ts'
