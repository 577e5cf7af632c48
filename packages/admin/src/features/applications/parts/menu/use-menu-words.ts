import { findText, type Menu, type MenuItem } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { useEntityTitles } from '#lib/entity-titles'
import { groupAt, isGroupPath, itemAt, type Path, rowsOf } from './menu-tree.ts'

const schemaIdOf = ({ action }: MenuItem) => (action.doc_type === 'Schema' ? action.schema_id : null)

/** What the rows of a menu are called, what each opens, and where it stands, in words. */
export function useMenuWords(menu: Menu, locale: string) {
  const { t } = useTranslation()
  const schemaIds = rowsOf(menu).flatMap((row) => ('item' in row ? (schemaIdOf(row.item) ?? []) : []))
  const titleOf = useEntityTitles(schemaIds.map((id) => ({ type: 'Schema', id })))

  const nameIn = (path: Path, groups: Menu = menu): string => {
    const part = isGroupPath(path) ? groupAt(groups, path) : itemAt(groups, path)
    const untitled = t(isGroupPath(path) ? 'views.admin.applications.menu.untitledGroup' : 'applicationMenu.untitled')
    return findText(part?.title, locale)?.text ?? untitled
  }

  /** «Skjema · Artikkel»; a schema that is not chosen yet is said. */
  const kindOf = ({ action }: MenuItem): { text: string; isMissing: boolean } => {
    if (action.doc_type === 'Media') {
      return { text: `${t('menuDocTypes.Media')} · ${t(`mediaTypes.${action.media_type}.plural`)}`, isMissing: false }
    }
    if (action.doc_type !== 'Schema') return { text: t(`menuDocTypes.${action.doc_type}`), isMissing: false }
    if (action.schema_id === null) return { text: t('views.admin.applications.menu.chooseSchema'), isMissing: true }
    const kind = t(action.single_document ? 'views.admin.applications.menu.oneDocument' : 'schemaTypes.schema.singular')
    return { text: `${kind} · ${titleOf({ type: 'Schema', id: action.schema_id }) ?? action.schema_id}`, isMissing: false }
  }

  /** «Båter, plass 1 av 2 under Gjenstander» */
  const placeOf = (groups: Menu, path: Path): string => {
    const [g, i] = path
    const number = (path.at(-1) ?? 0) + 1
    if (i === undefined) {
      return t('views.admin.applications.menu.groupPlace', { name: nameIn(path, groups), number, count: groups.length })
    }
    const items = groups[g]?.menu_items ?? []
    const count = path.length === 2 ? items.length : (items[i]?.sub_menu_items.length ?? 0)
    const above = nameIn(path.length === 2 ? [g] : [g, i], groups)
    return t(`views.admin.applications.menu.${path.length === 2 ? 'itemPlace' : 'subPlace'}`, {
      name: nameIn(path, groups),
      number,
      count,
      above,
    })
  }

  return { nameIn, kindOf, placeOf }
}
export type MenuWords = ReturnType<typeof useMenuWords>
