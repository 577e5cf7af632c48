import type { FieldPathId } from '@rjsf/utils'
import type { Path } from './path.ts'

/**
 * The id of a field's control. Two fields never share one, whatever their names hold, and it has no space, which would
 * part it in two where `aria-describedby` lists ids.
 */
export const fieldId = (prefix: string, path: Path): string => [prefix, ...path.map((step) => encodeURIComponent(step))].join('/')

export const toFieldPathId = (prefix: string, path: Path): FieldPathId => ({ $id: fieldId(prefix, path), path: [...path] })
