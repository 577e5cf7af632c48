import { type CarryChoice, documentProblems, type FieldError, isTarget, vanishedFields } from '@vitrine/contract'
import { Problem } from '#platform/problems'
import type { KnownSchema } from './schema-memory.ts'

/** A choice is for a field that is gone, one for each, and text is moved where its kind can stand, to no place twice. */
export function requireChoices(choices: readonly CarryChoice[], before: KnownSchema, after: KnownSchema): void {
  if (choices.length === 0) return
  const gone = new Set(vanishedFields(before.fields(), after.fields()).map(({ path }) => path))
  const [paths, targets] = [new Set<string>(), new Set<string>()]
  const errors = choices.flatMap((choice, place): FieldError[] => {
    const fault = (field: string, detail: string) => [{ pointer: `/carry_over/${place}/${field}`, code: 'not_an_option', detail }]
    if (!gone.has(choice.path)) return fault('path', 'No field of this path is taken away')
    if (paths.has(choice.path)) return fault('path', 'It is chosen twice what becomes of this field')
    paths.add(choice.path)
    if (choice.action !== 'move') return []
    if (targets.has(choice.to)) return fault('to', 'Another field is moved there')
    targets.add(choice.to)
    return isTarget(choice.path, choice.to, before.fields(), after.fields()) ? [] : fault('to', 'The text cannot stand there')
  })
  if (errors.length > 0) throw new Problem(documentProblems.carry_impossible, undefined, { errors })
}
