/** An icon of MUI's filled set, kept by its name; the engine's `NamedIcon` draws one wherever a name is kept. */
import { defineWidget } from '../../engine/index.ts'
import { iconDefinition } from './definition.ts'
import { Icon } from './icon.tsx'

export const icon = defineWidget(iconDefinition, Icon)
