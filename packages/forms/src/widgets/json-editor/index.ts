/** JSON as text: kept as text, or as the value it means. `JsonCode` is the bare editor, for screens with a frame of their own. */
import { defineWidget } from '../../engine/index.ts'
import { jsonEditorDefinition } from './definition.ts'
import { JsonEditor } from './json-editor.tsx'

export type { JsonFinding } from './findings.ts'
export { JsonCode } from './json-code.tsx'
export type { JsonCodeProps } from './json-code-props.ts'
export const jsonEditor = defineWidget(jsonEditorDefinition, JsonEditor)
