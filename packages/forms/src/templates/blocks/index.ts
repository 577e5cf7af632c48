/** Blocks: what a document is made of, one under the other, each of a kind. Avoid: component, slice, element. */
import { defineListTemplate } from '../../engine/index.ts'
import { Blocks } from './blocks.tsx'
import { blocksDefinition } from './definition.ts'

export { type BlockList, useBlockList } from './use-block-list.ts'

export const blocks = defineListTemplate(blocksDefinition, Blocks)
