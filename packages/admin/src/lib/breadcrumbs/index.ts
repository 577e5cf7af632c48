/** Where one is: each view pushes its crumbs while it is shown and takes them away when it is left. */
export { BreadcrumbsProvider, type Crumb, useBreadcrumbs, useCrumbs } from './breadcrumbs.tsx'
export { ownerIdOf } from './owner-id-of.ts'
