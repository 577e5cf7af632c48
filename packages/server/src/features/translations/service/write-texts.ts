import { type AuditEntry, recordChanges } from '#platform/audit'
import type { Principal } from '#platform/auth'
import type { Db } from '#platform/database'
import * as repository from '../repository/index.ts'

/** A text to be stored; an empty one is taken back, and null makes the key alone. */
export type WantedText = { translation_key: string; locale: repository.Locale | null; text: string }

const recordKind = 'translation'

/** What the audit says of one key: each language with the text before and after. */
export function changeOf(
  user_id: number | null,
  translation_key: string,
  action: string,
  changes: Record<string, [unknown, unknown]>,
): AuditEntry {
  const entry: AuditEntry = { user_id, record_kind: recordKind, record_id: translation_key, action, changes }
  return entry
}

/** Stores texts of many keys at once, with as many queries as for one; keys that are missing are made. */
export async function writeTexts(tx: Db, by: Principal, wanted: WantedText[]): Promise<void> {
  const names = [...new Set(wanted.map(({ translation_key }) => translation_key))]
  const made = new Set((await repository.insertKeys(tx, names, by.user_id)).map(({ translation_key }) => translation_key))
  const ids = new Map((await repository.lockKeys(tx, names)).map(({ id, translation_key }) => [translation_key, id]))
  const stored = await repository.storedTexts(tx, names)
  const changes = new Map<string, Record<string, [unknown, unknown]>>()
  const texts: repository.TextOfKey[] = []
  for (const { translation_key, locale, text } of wanted) {
    const id = ids.get(translation_key)
    const before = locale ? (stored.get(translation_key)?.get(locale.id) ?? '') : ''
    if (!id || !locale || before === text) continue
    texts.push({ translation_key_id: id, locale_id: locale.id, text })
    changes.set(translation_key, { ...changes.get(translation_key), [locale.language_code]: [before || null, text || null] })
  }
  await repository.setTexts(tx, texts, by.user_id)
  await repository.touchKeys(tx, [...new Set(texts.map(({ translation_key_id }) => translation_key_id))], by.user_id)
  await recordChanges(
    tx,
    names
      .filter((name) => made.has(name) || changes.has(name))
      .map((name) => changeOf(by.user_id, name, made.has(name) ? 'created' : 'updated', changes.get(name) ?? {})),
  )
}
