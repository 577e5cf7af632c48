import { findText, plainText } from '@vitrine/contract'
import { useEffect, useMemo } from 'react'
import { ConfigurationMessage, type FieldViewProps, type JsonSchema, useFormLanguages } from '../../engine/index.ts'

/**
 * The text of one language, entered as that language's schema says. Empty, it shows the text that the public sees
 * meanwhile; that is never written as a value.
 */
export function Localised({
  error,
  label,
  description,
  value,
  schema,
  uiSchema,
  required,
  sought,
  pointer,
  resolve,
  part,
}: FieldViewProps) {
  const { locale, locales, setLocale } = useFormLanguages()
  const soughtLocale = sought?.pointer.startsWith(`${pointer}/`) ? sought.pointer.slice(pointer.length + 1).split('/')[0] : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each search; the person may turn to another language afterwards
  useEffect(() => {
    if (sought && soughtLocale && soughtLocale !== locale && locales.includes(soughtLocale)) setLocale(soughtLocale)
  }, [sought])

  const inner = useMemo(() => (locale === undefined ? undefined : schemaOf(schema, locale)), [schema, locale])
  const uiPart = useMemo(() => {
    const { 'ui:field': _field, ...looks } = uiSchema
    const own = locale === undefined ? undefined : (uiSchema[locale] as object | undefined)
    return { ...withoutLayout(looks), ...own, 'ui:title': label, ...(description ? { 'ui:description': description } : {}) }
  }, [uiSchema, locale, label, description])

  if (locale === undefined || (locales.length > 0 && !locales.includes(locale))) {
    return <ConfigurationMessage label={label} messages={[{ key: 'kioForm.fields.LocalizedField.missingLanguage' }]} />
  }
  if (!inner || resolve(inner).$ref !== undefined) {
    return <ConfigurationMessage label={label} messages={[{ key: 'kioForm.fields.LocalizedField.unresolvedSchema' }]} />
  }
  const texts = textsOf(value)
  const found = findText(texts, locale)
  const isPresent = (each: string) => Boolean(texts[each])
  return part(locale, {
    schema: inner,
    uiSchema: uiPart,
    required: required || schema.required?.includes(locale),
    language: {
      locale,
      fallback: found?.isFallback ? { text: plainText(found.text), locale: found.locale } : undefined,
      present: locales.filter(isPresent),
      missing: locales.filter((each) => !isPresent(each)),
      error,
    },
  })
}

/** The grid cell is this field's own. */
function withoutLayout(uiSchema: Record<string, unknown>): Record<string, unknown> {
  const {
    columns: _columns,
    field: _field,
    mark: _mark,
    ...options
  } = (uiSchema['ui:options'] as Record<string, unknown> | undefined) ?? {}
  return { ...uiSchema, 'ui:options': options }
}

function schemaOf({ properties, additionalProperties }: JsonSchema, locale: string): JsonSchema | undefined {
  const schema = properties && Object.hasOwn(properties, locale) ? properties[locale] : additionalProperties
  return typeof schema === 'object' ? (schema as JsonSchema) : undefined
}

/** A stored value may hold anything; only texts count. */
function textsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
