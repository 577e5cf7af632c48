import { type Document, type DocumentContent, deriveTexts, type Instance, type Schema } from '@vitrine/contract'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n'

/** The languages of a document, the one that is written, and what the document is called in it. */
export function useEditorLanguages(document: Document | undefined, instance: Instance | undefined, schema: Schema, value: DocumentContent) {
  const { t } = useTranslation()
  const spoken = useLanguage().current()
  const locales = useMemo(() => {
    const ofDocument = document?.languages.map((language) => language.locale) ?? []
    return ofDocument.length > 0 ? ofDocument : (instance?.available_locales.map(({ language_code }) => language_code) ?? [])
  }, [document, instance])
  const [locale, setLocale] = useState(() => (locales.includes(spoken) ? spoken : (locales[0] ?? spoken)))
  const later = useDeferredValue(value)
  const title = useMemo(
    () => deriveTexts(schema, later, locale, (key) => t(key)).title || t('documents.editor.untitled', { kind: schema.name }),
    [schema, later, locale, t],
  )
  const [source = locale] = locales
  return { locales, locale, setLocale, title, source, target: locale === source ? (locales[1] ?? locale) : locale }
}
