import type { Document, DocumentContent } from '@vitrine/contract'
import { createFormReader, type JsonSchema, type UiSchema, useWords } from '@vitrine/forms'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useInstance } from '#lib/instance'
import { useReferrers, useRelated, useRevisions, useSources } from '../../queries/revision-queries.ts'
import { type Outdated, outdatedTexts } from '../languages/language-rows.ts'
import type { Reading } from '../revisions/reading.ts'
import { type PublishItem, type PublishProblem, publishItems } from './publish-items.ts'
import { SidePanelView } from './side-panel-view.tsx'

type Props = {
  /** Undefined while it is not saved. */
  document: Document | undefined
  schema: JsonSchema
  uiSchema: UiSchema
  value: DocumentContent
  problems: readonly PublishProblem[]
  /** The languages of the instance, the source first. */
  languages: readonly string[]
  onGoTo: (pointer: string) => void
}

/** One more than is shown: what the last of them did is told by the one before it. */
const revisionsRead = 4
const nothingOutdated: ReadonlyMap<string, Outdated> = new Map()

export function SidePanel({ document, ...props }: Props) {
  return document ? <OfDocument {...props} document={document} /> : <OfNew {...props} />
}

function OfNew(props: Omit<Props, 'document'>) {
  return <SidePanelView publish={usePublishItems(props, nothingOutdated)} onGoTo={props.onGoTo} />
}

function OfDocument({ document, ...props }: Props & { document: Document }) {
  const { id, version, content } = document
  const { value, languages } = props
  const { path } = useInstance()
  const isOutdated = document.languages.some(({ outdated }) => outdated > 0)
  const told = useSources(isOutdated ? id : undefined, version).data
  const later = useDeferredValue(value)
  const outdated = useMemo(
    () => new Map(told ? languages.map((locale) => [locale, outdatedTexts(later, languages, locale, { content }, told)]) : []),
    [told, languages, later, content],
  )
  const publish = usePublishItems(props, outdated)
  const related = useRelated(id).data?.items
  const referrers = useReferrers(id)
  const usedIn = referrers.data?.pages.flatMap((page) => page?.items ?? [])
  const revisions = useRevisions(id, revisionsRead).data?.pages[0]?.items
  return (
    <SidePanelView
      publish={publish}
      onGoTo={props.onGoTo}
      related={related && { items: related, total: related.length, onMore: undefined }}
      usedIn={
        usedIn && {
          items: usedIn,
          total: referrers.data?.pages.at(-1)?.total_count ?? usedIn.length,
          onMore: referrers.hasNextPage ? () => void referrers.fetchNextPage() : undefined,
        }
      }
      history={revisions && { revisions, to: `${path}/${id}/revisions` }}
    />
  )
}

function usePublishItems(
  { schema, uiSchema, value, problems, languages }: Omit<Props, 'document'>,
  outdated: ReadonlyMap<string, Outdated>,
): PublishItem[] {
  const { t } = useTranslation()
  const words = useWords()
  const reader = useMemo(() => createFormReader(schema, uiSchema), [schema, uiSchema])
  const later = useDeferredValue(value)
  return useMemo(() => {
    const reading: Reading = { reader, words, t, titleOf: () => undefined }
    return publishItems(later, { reading, problems, locales: languages, outdated })
  }, [later, reader, words, t, problems, languages, outdated])
}
