import { type DocumentContent, prepareSchema, withoutEmpty } from '@vitrine/contract'
import type { JsonSchema } from '@vitrine/forms'
import { createValueJudge } from '@vitrine/forms/definitions'
import { useDeferredValue, useMemo } from 'react'

/** What keeps a content from being published: where, and what to say of it. */
export type PublishProblem = ReturnType<ReturnType<typeof createValueJudge>>[number]

const none: readonly PublishProblem[] = []

/** The same judgement as the server makes; `isAsked` spares the work where nobody shows it. */
export function usePublishProblems(schema: JsonSchema, value: DocumentContent, isAsked: boolean): readonly PublishProblem[] {
  const judge = useMemo(() => (isAsked ? judgeOf(schema) : undefined), [schema, isAsked])
  const later = useDeferredValue(value)
  return useMemo(() => judge?.(withoutEmpty(later)) ?? none, [judge, later])
}

function judgeOf(schema: JsonSchema): ((value: unknown) => PublishProblem[]) | undefined {
  try {
    return createValueJudge(prepareSchema(schema).schema as JsonSchema)
  } catch {
    // A schema that cannot be compiled says so in the form itself.
    return undefined
  }
}
