import { type ApplicationDraft, applicationProblems, type MenuAction, type MenuItem } from '@vitrine/contract'
import { changedFields, recordChange } from '#platform/audit'
import type { Db } from '#platform/database'
import { Problem } from '#platform/problems'
import * as repository from '../repository/index.ts'

type Named = Pick<ApplicationDraft, 'menu' | 'owner_schema_id'>
type Reference = { id: number; pointer: string }

const ofAction = (action: MenuAction, pointer: string): Reference[] =>
  action.doc_type === 'Schema' && action.schema_id !== null ? [{ id: action.schema_id, pointer: `${pointer}/action/schema_id` }] : []

const ofItem = ({ action, sub_menu_items }: MenuItem, pointer: string): Reference[] => [
  ...ofAction(action, pointer),
  ...sub_menu_items.flatMap((item, place) => ofAction(item.action, `${pointer}/sub_menu_items/${place}`)),
]

const referencesOf = ({ menu, owner_schema_id }: Named): Reference[] => [
  ...(owner_schema_id === null ? [] : [{ id: owner_schema_id, pointer: '/owner_schema_id' }]),
  ...menu.flatMap(({ menu_items }, group) => menu_items.flatMap((item, place) => ofItem(item, `/menu/${group}/menu_items/${place}`))),
]

/** Every schema that a menu or the owner page names is there, and is the application's own; each that is not is told at its field. */
export async function requireSchemas(tx: Db, application_id: number, named: Named): Promise<void> {
  const references = referencesOf(named)
  if (references.length === 0) return
  const ids = [...new Set(references.map(({ id }) => id))]
  const known = await repository.knownSchemas(tx, application_id, ids)
  const errors = references
    .filter(({ id }) => !known.has(id))
    .map(({ pointer }) => ({ pointer, code: 'not_an_option', detail: applicationProblems.unknown_schema.title }))
  if (errors.length > 0) throw new Problem(applicationProblems.unknown_schema, undefined, { errors })
}

/** A schema goes although menus name it: their items stand there with no schema chosen. */
export async function releaseSchema(tx: Db, schema_id: number, user_id: number): Promise<void> {
  const without = <Item extends { action: MenuAction }>(item: Item): Item =>
    item.action.doc_type === 'Schema' && item.action.schema_id === schema_id
      ? { ...item, action: { ...item.action, schema_id: null } }
      : item
  for (const { id, ...before } of await repository.lockThoseWithSchema(tx, schema_id)) {
    const after: Named = {
      owner_schema_id: before.owner_schema_id === schema_id ? null : before.owner_schema_id,
      menu: before.menu.map((group) => ({
        ...group,
        menu_items: group.menu_items.map((item) => without({ ...item, sub_menu_items: item.sub_menu_items.map(without) })),
      })),
    }
    await repository.setSchemas(tx, id, after, user_id)
    const changes = changedFields<Named>(before, after)
    await recordChange(tx, { user_id, record_kind: 'application', record_id: id, action: 'updated', changes })
  }
}
