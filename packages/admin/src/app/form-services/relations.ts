import { contentLocales, type DocumentRelation, documentLimits, documentRoutes, findText, textsAt } from '@vitrine/contract'
import type { FormServices } from '@vitrine/forms/services'
import type { Api } from '#lib/api'

type Relations = FormServices['relations']
type Look = Parameters<Relations['get']>[1]
type Wanted = { schemaIds: number[]; titleField: string; several: boolean }

export type RelationWorld = {
  /** Lets the person choose and answers the ids; absent where there is no instance to choose from. */
  pick: ((wanted: Wanted) => Promise<number[]>) | undefined
  open: (documentId: number, path: string) => Promise<void>
}

/** Texts that every document has, whatever its schema. */
const derived = ['title', 'internal_title', 'description'] as const
const derivedField = (titleField: string) => derived.find((each) => each === titleField)

const pathOf = (titleField: string) => (titleField.startsWith('$') ? titleField : `$.${titleField}`)

function titleOf(document: DocumentRelation, { titleField, locale = '' }: Look): string {
  const field = derivedField(titleField)
  if (field) return document[field] || document.title
  const [found] = textsAt(document.content, pathOf(titleField))
  const text = typeof found === 'object' ? findText(found, locale)?.text : found
  return text || document.title
}

const inParts = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / documentLimits.ids) }, (_each, part) =>
    ids.slice(part * documentLimits.ids, (part + 1) * documentLimits.ids),
  )

/** Documents as the relations of a form show them. */
export function createRelations(api: Api, { pick, open }: RelationWorld): Relations {
  const paths = new Map<number, string>()

  const get: Relations['get'] = async (ids, look, signal) => {
    const locale = contentLocales.find((each) => each === look.locale)
    const include_content = derivedField(look.titleField) === undefined
    const answers = await Promise.all(
      inParts(ids).map((d) => api.call(documentRoutes.relations, { query: { d, locale, include_content } }, signal)),
    )
    return answers
      .flatMap((answer) => answer?.items ?? [])
      .map((document) => {
        paths.set(document.document_id, document.path)
        const picture_url = document.media?.thumbnail_src
        return {
          id: document.document_id,
          title: titleOf(document, look),
          status: document.status,
          is_deleted: document.deleted_at !== null,
          ...(picture_url ? { picture_url } : {}),
        }
      })
  }

  return {
    get,
    async open(id) {
      const path = paths.get(id)
      if (path) await open(id, path)
    },
    ...(pick
      ? {
          async pick({ schemaIds, several, ...look }) {
            const ids = await pick({ schemaIds: [...schemaIds], titleField: look.titleField, several })
            if (ids.length === 0) return []
            const found = await get(ids, look, new AbortController().signal)
            // In the order they were chosen.
            return ids.flatMap((id) => found.find((document) => document.id === id) ?? [])
          },
        }
      : {}),
  }
}
