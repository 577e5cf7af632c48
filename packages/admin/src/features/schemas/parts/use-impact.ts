import {
  type CarryChoice,
  prepareSchema,
  type Schema,
  type SchemaImpact,
  schemaFields,
  type VanishedField,
  vanishedFields,
} from '@vitrine/contract'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useWeighSchema } from '../queries/index.ts'
import { prettyJson } from './line-diff.ts'
import type { SchemaSight } from './use-schema-sight.ts'

/** Typing goes on for a while; every document of a schema is not looked at for each letter. */
const settleMs = 600

const fieldsOf = (json: string) => schemaFields(prepareSchema(json).schema)
const suggested = ({ path, suggestion }: VanishedField): CarryChoice =>
  suggestion === null ? { action: 'hide', path } : { action: 'move', path, to: suggestion }

/** Two fields cannot be moved to one place: the second is hidden until someone says otherwise. */
function choicesFor(gone: VanishedField[], chosen: Record<string, CarryChoice>): CarryChoice[] {
  const taken = new Set<string>()
  return gone.map((field) => {
    const choice = chosen[field.path] ?? suggested(field)
    if (choice.action !== 'move') return choice
    if (!field.targets.includes(choice.to) || taken.has(choice.to)) return { action: 'hide', path: field.path }
    taken.add(choice.to)
    return choice
  })
}

const countOf = (counts: { published: number; draft: number }): number => counts.published + counts.draft

/** Whether a save would touch anything that someone has written. */
export const touches = (impact: SchemaImpact): boolean =>
  countOf(impact.breaking) > 0 || impact.vanished.some((field) => countOf(field) + field.deleted > 0)

type Asked = { key: string; answer: Promise<SchemaImpact | undefined> }

export type Impact = {
  /** The figures for what stands in the form, as far as they have come; those before stay until the new ones are there. */
  shown: SchemaImpact | undefined
  isCounting: boolean
  hasFailed: boolean
  choices: CarryChoice[]
  choose: (choice: CarryChoice) => void
  retry: () => void
  /** The figures for a schema that is about to be saved, and whether they have been in sight. */
  settle: (json_schema: string) => Promise<{ impact: SchemaImpact | undefined; isSeen: boolean }>
}

/** What the schema being written would do to its documents, looked up when the writing rests. */
export function useImpact(schema: Schema, sight: SchemaSight): Impact {
  const weigh = useWeighSchema(schema.id)
  const [chosen, setChosen] = useState<Record<string, CarryChoice>>({})
  const [shown, setShown] = useState<SchemaImpact>()
  const [isCounting, setCounting] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const asked = useRef<Asked | undefined>(undefined)
  const seen = useRef('')

  const json = sight.texts.json_schema
  // What has faults cannot be saved; what cannot be drawn can, and takes all its fields away.
  const isSound = sight.examined.json.every(({ severity }) => severity !== 'error')
  const isOther = isSound && prettyJson(json) !== prettyJson(schema.json_schema)
  const stored = useMemo(() => fieldsOf(schema.json_schema), [schema.json_schema])
  const choices = useMemo(
    () => (isOther ? choicesFor(vanishedFields(stored, fieldsOf(json)), chosen) : []),
    [isOther, stored, json, chosen],
  )

  const ask = useCallback(
    (json_schema: string, carry_over: CarryChoice[], signal: AbortSignal): Promise<SchemaImpact | undefined> => {
      const key = JSON.stringify([schema.version, json_schema, carry_over])
      if (asked.current?.key === key) return asked.current.answer
      setCounting(true)
      setFailed(false)
      const isCurrent = () => asked.current?.key === key
      const answer = weigh({ json_schema, carry_over }, signal, (impact) => isCurrent() && setShown(impact)).then(
        (impact) => {
          if (isCurrent()) {
            setShown(impact)
            setCounting(false)
            // Drawn with this state: whoever saves after it has had it before them.
            if (impact) seen.current = key
          }
          return impact
        },
        (error: unknown) => {
          if (isCurrent()) {
            asked.current = undefined
            setCounting(false)
            setFailed(!signal.aborted)
          }
          throw error
        },
      )
      asked.current = { key, answer }
      return answer
    },
    [weigh, schema.version],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    const given = new AbortController()
    if (!isOther) {
      asked.current = undefined
      setShown(undefined)
      setCounting(false)
      return
    }
    // A failure is told by the notice.
    const timer = setTimeout(() => void ask(json, choices, given.signal).catch(() => undefined), settleMs)
    return () => {
      clearTimeout(timer)
      asked.current = undefined
      given.abort()
    }
  }, [ask, isOther, json, choices, attempt])

  const settle = async (json_schema: string) => {
    if (prettyJson(json_schema) === prettyJson(schema.json_schema)) return { impact: undefined, isSeen: true }
    const carry_over = choicesFor(vanishedFields(stored, fieldsOf(json_schema)), chosen)
    const key = JSON.stringify([schema.version, json_schema, carry_over])
    const isSeen = seen.current === key
    return { impact: await ask(json_schema, carry_over, new AbortController().signal), isSeen }
  }
  const choose = (choice: CarryChoice) => setChosen({ ...chosen, [choice.path]: choice })
  return { shown, isCounting, hasFailed, choices, choose, retry: () => setAttempt(attempt + 1), settle }
}
