import type { DocumentContent } from '@vitrine/contract'
import { type LanguageRow, languageGroups, type Outdated } from '../languages/language-rows.ts'
import { placeInWords, type Reading } from '../revisions/reading.ts'

/** What keeps a content from being published, as the form's own judge tells it. */
export type PublishProblem = { pointer: string; key: string; params: Record<string, unknown>; detail?: string }

export type PublishItem = { kind: 'error' | 'outdated' | 'missing'; text: string; place: string; pointer: string }

/** More advice of one kind than this is no longer read. */
const mostOutdated = 5
const none: Outdated = new Map()

type Asked = {
  reading: Reading
  problems: readonly PublishProblem[]
  /** The source language first. */
  locales: readonly string[]
  /** By language. */
  outdated: ReadonlyMap<string, Outdated>
}

/** What stops publishing first, then what could be better; each with the field it leads to. */
export function publishItems(value: DocumentContent, { reading, problems, locales, outdated }: Asked): PublishItem[] {
  const { reader, words, t } = reading
  const errors = problems.map(
    (problem): PublishItem => ({
      kind: 'error',
      text: words.problem(problem),
      place: placeInWords(value, problem.pointer, reading),
      pointer: problem.pointer,
    }),
  )
  const [source, ...targets] = locales
  if (source === undefined) return errors
  const advice = targets.flatMap((target): PublishItem[] => {
    const asked = {
      reader,
      words: { ...words, general: t('documents.outline.general') },
      source,
      target,
      outdated: outdated.get(target) ?? none,
    }
    const rows = languageGroups(value, asked).flatMap((group) => group.rows)
    const language = t(`languages.${target}`)
    const pointerTo = (row: LanguageRow) => `${row.place}/${target}`
    const older = rows.filter(({ state }) => state === 'outdated').slice(0, mostOutdated)
    const missing = rows.filter(({ state }) => state === 'missing')
    const [first] = missing
    return [
      ...older.map(
        (row): PublishItem => ({
          kind: 'outdated',
          text: t('documents.side.outdated', { language, source: words.language(source) }),
          place: placeInWords(value, row.place, reading),
          pointer: pointerTo(row),
        }),
      ),
      ...(first
        ? [
            {
              kind: 'missing' as const,
              text: t('documents.side.missing', { language, count: missing.length }),
              place: placeInWords(value, first.place, reading),
              pointer: pointerTo(first),
            },
          ]
        : []),
    ]
  })
  return [...errors, ...advice]
}
