/**
 * The gallery: every widget, field and template in every state, the schemas of RJSF's playground and those that mean
 * harm, with fakes for what they need of the world. For the page at /dev/gallery and for tests; no product imports it.
 */
export { CaseForm } from './case-form.tsx'
export { fakeServices } from './fake-services.ts'
export { type GalleryForm, type GalleryGroup, type GalleryKind, galleryGroups } from './gallery.ts'
export type { GalleryState } from './gallery-case.ts'
