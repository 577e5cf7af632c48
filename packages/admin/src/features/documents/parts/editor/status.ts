import type { DocumentStatus } from '@vitrine/contract'
import type { Status } from '#ui/page'

/** The sign of each status: ring, disc, half disc. */
export const signOf: Record<DocumentStatus, Status> = { draft: 'draft', published: 'published', published_not_listed: 'unlisted' }
