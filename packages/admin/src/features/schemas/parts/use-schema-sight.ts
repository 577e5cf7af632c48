import type { Schema } from '@vitrine/contract'
import type { JsonFinding, UiSchema } from '@vitrine/forms'
import type { CheckFinding } from '@vitrine/forms/definitions'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { schemaUiSchema } from '../form.ts'
import { jsonCompletions, uiCompletions } from './completions.ts'
import { type Examined, examine, type Texts } from './examine.ts'
import { lineAt } from './json-lines.ts'
import { lineChanges } from './line-diff.ts'

export type ToldFinding = CheckFinding & { field: keyof Texts; line: number }
/** The rest is seen in the editor, one by one as the first are mended. */
const mostTold = 5

export type SchemaSight = {
  /** The texts that were examined. */
  texts: Texts
  examined: Examined
  /** The first findings, faults before advice, with the line each stands on; and how many there are. */
  told: { first: ToldFinding[]; count: number }
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
  const told = useMemo(() => tell(texts, examined), [texts, examined])
  const isNew = schema === undefined
  const changes = useMemo(
    () => ({
      json: schema ? lineChanges(schema.json_schema, texts.json_schema) : undefined,
      ui: schema ? lineChanges(schema.ui_schema, texts.ui_schema) : undefined,
    }),
    [schema, texts],
  )
  const uiSchema = useMemo(() => {
    const said = ({ pointer, key, params, severity }: CheckFinding): JsonFinding => ({ pointer, severity, message: t(key, params) })
    const known = examined.drawable?.schema
    return schemaUiSchema({
      isNew,
      json: { findings: examined.json.map(said), completions: jsonCompletions(known), changes: changes.json },
      ui: { findings: examined.ui.map(said), completions: uiCompletions(known), changes: changes.ui },
    })
  }, [examined, changes, isNew, t])
  return { texts, examined, told, uiSchema, onTexts: setWritten }
}

function tell(texts: Texts, { json, ui }: Examined): SchemaSight['told'] {
  const of = (field: keyof Texts, findings: CheckFinding[]) => findings.map((finding) => ({ field, ...finding }))
  const all = [...of('json_schema', json), ...of('ui_schema', ui)]
  const first = all.toSorted((one, other) => Number(one.severity === 'warning') - Number(other.severity === 'warning')).slice(0, mostTold)
  return { count: all.length, first: first.map((finding) => ({ ...finding, line: lineAt(texts[finding.field], finding.pointer) })) }
}
