import { jsonPath, type MediaType, type Menu, type MenuAction, type MenuItem, mediaTypes } from '@vitrine/contract'

/** What the query of an instance's address asks for. */
export type View =
  | { kind: 'documents'; schemaId: number; chipContent: string | undefined }
  | { kind: 'media'; mediaType: MediaType }
  | { kind: 'qr' }
  | { kind: 'documentbin' }
  | { kind: 'mediabin' }
  /** Nothing is asked for. */
  | { kind: 'nothing' }
  /** Something is, and nobody knows it. */
  | { kind: 'unknown' }

const words = ['qr', 'documentbin', 'mediabin'] as const

/** Addresses are written by people and by old links too: whatever stands there is some view, never an error. */
export function viewOf(query: URLSearchParams): View {
  const schema = (query.get('schema') ?? '').trim().toLowerCase()
  const media = (query.get('mediaType') ?? '').trim().toLowerCase()
  const word = words.find((each) => each === schema)
  if (word) return { kind: word }
  // A medium wins over a schema: menus say schema=0 beside it.
  if (media) {
    const mediaType = mediaTypes.find((each) => each === media)
    return mediaType ? { kind: 'media', mediaType } : { kind: 'unknown' }
  }
  if (schema === '' || schema === '0') return { kind: 'nothing' }
  if (!/^[1-9]\d{0,8}$/.test(schema)) return { kind: 'unknown' }
  return { kind: 'documents', schemaId: Number(schema), chipContent: jsonPath.safeParse(query.get('chipContent')).data }
}

export type FoundItem = { item: Pick<MenuItem, 'title' | 'action'>; place: string }

const opens = (action: MenuAction, view: View): boolean => {
  switch (action.doc_type) {
    case 'Schema':
      return view.kind === 'documents' && action.schema_id === view.schemaId
    case 'Media':
      return view.kind === 'media' && action.media_type.toLowerCase() === view.mediaType
    default:
      return action.doc_type.toLowerCase() === view.kind
  }
}
const chipOf = (action: MenuAction) => (action.doc_type === 'Schema' ? action.chip_content : null) || undefined

/** The entry that opens a view: of several for one schema the one with the same chip, else the first. `place` is 0.2.1. */
export function itemOf(menu: Menu, view: View): FoundItem | undefined {
  const items = menu.flatMap(({ menu_items }, g) =>
    menu_items.flatMap((item, i) => [
      { item, place: `${g}.${i}` },
      ...item.sub_menu_items.map((sub, s) => ({ item: sub, place: `${g}.${i}.${s}` })),
    ]),
  )
  const fitting = items.filter(({ item }) => opens(item.action, view))
  const chip = view.kind === 'documents' ? view.chipContent : undefined
  return fitting.find(({ item }) => chipOf(item.action) === chip) ?? fitting[0]
}
