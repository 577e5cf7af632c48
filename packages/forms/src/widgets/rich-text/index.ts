/** Running text with headings, links, lists and quotes, kept as HTML. Avoid: WYSIWYG, body. */
import { defineWidget } from '../../engine/index.ts'
import { richTextDefinition } from './definition.ts'
import { RichText } from './rich-text.tsx'

export const richText = defineWidget(richTextDefinition, RichText)
