import type { Schema } from '@vitrine/contract'
import type { JsonFinding, UiSchema } from '@vitrine/forms'
import type { CheckFinding } from '@vitrine/forms/definitions'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { schemaUiSchema } from '../form.ts'
import { jsonCompletions, uiCompletions } from './completions.ts'
import { type Examined, examine, type Texts } from './examine.ts'

export type SchemaSight = {
  /** The texts that were examined. */
  texts: Texts
  examined: Examined
  uiSchema: UiSchema
  /** Told what stands in the form now. */
  onTexts: (texts: Texts) => void
}

/** The two texts as they are being written, what is known of them, and the form that shows it in place. */
export function useSchemaSight(schema: Schema | undefined): SchemaSight {
  const { t } = useTranslation()
  const [written, setWritten] = useState<Texts>({ json_schema: schema?.json_schema ?? '{}', ui_schema: schema?.ui_schema ?? '{}' })
  // Typing goes first; what is thought of it comes when there is time.
  const texts = useDeferredValue(written)
  const examined = useMemo(() => examine(texts), [texts])
  const isNew = schema === undefined
  const uiSchema = useMemo(() => {
    const said = ({ pointer, key, params, severity }: CheckFinding): JsonFinding => ({ pointer, severity, message: t(key, params) })
    const known = examined.drawable?.schema
    return schemaUiSchema({
      isNew,
      json: { findings: examined.json.map(said), completions: jsonCompletions(known) },
      ui: { findings: examined.ui.map(said), completions: uiCompletions(known) },
    })
  }, [examined, isNew, t])
  return { texts, examined, uiSchema, onTexts: setWritten }
}
