/** The one door to other machines: pages that people name, and services that the settings name. Avoid: fetch. */
export { isPublicAddress } from './addresses.ts'
export { createReadPage, isOpenPlace, type Page, type PageNeeds, type ReadPage } from './read-page.ts'
export { createReadService, type ReadService } from './read-service.ts'
export { Unreachable } from './unreachable.ts'
