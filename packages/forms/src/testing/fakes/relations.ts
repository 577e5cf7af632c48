import type { RelatedDocument, Relations } from '../../fields/relation/service.ts'

const quay =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 42"%3E%3Cpath fill="%23d9cdb4" d="M0 0h56v42H0z"/%3E%3Cpath fill="%234a5a66" d="M0 28h56v14H0z"/%3E%3C/svg%3E'

const documents: RelatedDocument[] = [
  { id: 1, title: 'Åttringen «Haabet»', status: 'published', is_deleted: false, picture_url: quay },
  { id: 2, title: 'Kystkvinnene som drev leia', status: 'draft', is_deleted: false },
  { id: 3, title: 'Kaia i Havnes', status: 'published_not_listed', is_deleted: false },
  { id: 4, title: 'Telegrafen', status: 'published', is_deleted: true },
  {
    id: 5,
    title: 'Kvinnene som drev losji, telegraf og handel langs leia mens mennene rodde fiske, fortalt av dem sjøl',
    status: 'published',
    is_deleted: false,
  },
]

export type FakeRelations = Relations & {
  asked: string[]
  opened: number[]
  /** What the person chooses next. */
  choose(...ids: number[]): void
  /** So many of the next questions are not answered. */
  fail(times: number): void
  /** Answers are kept back until `release`. */
  hold(): void
  release(): void
  rename(id: number, title: string): void
}

/** Five documents, of which one is deleted; remembers what it was asked. */
export function fakeRelations(): FakeRelations {
  const asked: string[] = []
  const opened: number[] = []
  const titles = new Map<number, string>()
  let chosen: number[] = [3]
  let failures = 0
  let held: PromiseWithResolvers<void> | undefined
  const named = (document: RelatedDocument) => ({ ...document, title: titles.get(document.id) ?? document.title })
  return {
    asked,
    opened,
    choose: (...ids) => {
      chosen = ids
    },
    fail: (times) => {
      failures = times
    },
    hold: () => {
      held = Promise.withResolvers()
    },
    release: () => held?.resolve(),
    rename: (id, title) => titles.set(id, title),
    async get(ids, { titleField, locale }, signal) {
      // A question that is taken back at once was none.
      await Promise.resolve()
      if (signal.aborted) throw new Error('Taken back')
      asked.push(`${ids.join(',')} ${titleField} ${locale ?? '-'}`)
      await held?.promise
      if (failures-- > 0) throw new Error('No answer')
      return documents.filter(({ id }) => ids.includes(id)).map(named)
    },
    async pick({ schemaIds, several }) {
      asked.push(`pick ${several ? 'several' : 'one'} of ${schemaIds.join(',')}`)
      return chosen.flatMap((wanted) => documents.find(({ id }) => id === wanted) ?? [])
    },
    async open(id) {
      opened.push(id)
    },
  }
}
