/** A web address with a look at the page it leads to. Avoid: uri (that is the address alone). */
import { defineWidget } from '../../engine/index.ts'
import { linkDefinition } from './definition.ts'
import { Link } from './link.tsx'

export type { LinkPreview, LinkPreviewCard } from './service.ts'
export const link = defineWidget(linkDefinition, Link)
