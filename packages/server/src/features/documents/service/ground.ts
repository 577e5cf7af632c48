import { documentProblems, keysOfTemplate } from '@vitrine/contract'
import type { Db } from '#platform/database'
import { fieldProblem } from '#platform/problems'
import * as repository from '../repository/index.ts'

const sourceWithoutLocales = 'no'

/** The languages of an instance in their order, the source first. */
export const localesIn = ({ locales }: { locales: string[] }): string[] => (locales.length > 0 ? locales : [sourceWithoutLocales])

/** The instance and the schema as they are now, held until the save is done. */
export async function groundOf(tx: Db, schema_id: number, application_instance_id: number) {
  const instance = await repository.holdInstance(tx, application_instance_id)
  const schema = await repository.holdSchema(tx, schema_id)
  if (!instance || !schema || schema.application_id !== instance.application_id)
    throw fieldProblem(documentProblems.unknown_schema, '/schema_id', 'gone')
  const locales = localesIn(instance)
  const kept = (await repository.localesOf(tx, [instance.id])).get(instance.id) ?? []
  if (kept.length === 0) await repository.keepLocales(tx, instance.id, locales)
  const textLocales = [...new Set([...locales, ...kept])]
  const keys = schema.description_field_override ? keysOfTemplate(schema.description_field_override) : []
  const ground = { instance, schema, locales, textLocales, translations: await repository.readTexts(tx, keys, textLocales) }
  return ground
}
export type Ground = Awaited<ReturnType<typeof groundOf>>
