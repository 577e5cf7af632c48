import { getUiOptions } from '@rjsf/utils'
import type { FormTree } from './layout-order.ts'
import { toPath } from './pointer.ts'
import { type Spot, spotsTo } from './walk.ts'
import type { Words } from './words.ts'

type Translate = (key: string, params: Record<string, unknown>) => string

/** Where something is, as the person knows it: «Innhold · Sitat 2 · Kilde · norsk bokmål». */
export function placeName(pointer: string, tree: FormTree, words: Words, t: Translate): string {
  const spots = spotsTo(tree.schema, tree.uiSchema, tree.value, toPath(pointer), tree.walker)
  const names = spots.map(({ name, schema, uiSchema, value }, depth) => {
    const title = getUiOptions(uiSchema).title ?? schema.title
    if (typeof name === 'number')
      return t('forms.problems.item', { number: name + 1, title: words.text(title) ?? kindOf(value, words) }).trim()
    // One language of a text is named by the language, not as a field.
    return isLocalised(spots[depth - 1]) ? words.language(name) : words.label(name, title)
  })
  return names.join(' · ')
}

const kindOf = (value: unknown, words: Words): string =>
  typeof value === 'object' && value !== null && 'blockType' in value && typeof value.blockType === 'string'
    ? words.kind(value.blockType)
    : ''

const isLocalised = (spot: Spot | undefined) =>
  spot !== undefined && (getUiOptions(spot.uiSchema).field ?? spot.schema['x-field']) === 'Localised'
