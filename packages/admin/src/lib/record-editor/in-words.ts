import { findText, isObject } from '@vitrine/contract'
import type { UiSchema } from '@vitrine/forms'
import type { TFunction } from 'i18next'
import type { Pointed } from '#lib/entity-titles'

export type Words = {
  t: TFunction
  locale: string
  /** The name of a record; undefined while it is not known. */
  titleOf(pointed: Pointed): string | undefined
}

const isText = (part: unknown): part is string => typeof part === 'string'
const isId = (part: unknown): part is number | string => typeof part === 'number' || isText(part)

const nodeOf = (node: UiSchema | undefined, name: string): UiSchema | undefined => {
  const part: unknown = node?.[name]
  return isObject(part) ? (part as UiSchema) : undefined
}

const typeOf = (node: UiSchema | undefined): string | undefined => {
  const options: unknown = node?.['ui:options']
  return node?.['ui:widget'] === 'EntityPicker' && isObject(options) && isText(options.type) ? options.type : undefined
}

/** Every record that a value points at, as its form says. */
export function pointedIn(value: unknown, node: UiSchema | undefined): Pointed[] {
  const type = typeOf(node)
  if (type && isId(value)) return [{ type, id: value }]
  if (Array.isArray(value)) return value.flatMap((item) => pointedIn(item, nodeOf(node, 'items')))
  if (isObject(value)) return Object.entries(value).flatMap(([name, part]) => pointedIn(part, nodeOf(node, name)))
  return []
}

/** A value of a form as a person reads it: names instead of ids, a line for each item of a list. */
export function inWords(value: unknown, node: UiSchema | undefined, words: Words): string {
  const { t, locale } = words
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return t(value ? 'generic.yes' : 'generic.no')
  if (isId(value)) {
    const type = typeOf(node)
    return (type && words.titleOf({ type, id: value })) ?? String(value)
  }
  if (Array.isArray(value)) return value.map((item) => inWords(item, nodeOf(node, 'items'), words)).join('\n')
  if (!isObject(value)) return ''
  if (typeof value.lat === 'number' && typeof value.lng === 'number') return `${value.lat}, ${value.lng}`
  const isLocalised = Object.values(value).length > 0 && Object.values(value).every(isText) && findText(value as never, locale)
  if (isLocalised) return isLocalised.text
  return Object.entries(value)
    .map(([name, part]) => inWords(part, nodeOf(node, name), words))
    .filter(Boolean)
    .join(', ')
}
