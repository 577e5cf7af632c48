import type { OptionsOf, WidgetProps } from '../../engine/index.ts'
import type { richTextDefinition } from './definition.ts'

export type RichTextProps = WidgetProps<OptionsOf<typeof richTextDefinition>>
