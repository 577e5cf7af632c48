import { mergeContent } from '@vitrine/contract'
import { useMemo } from 'react'
import { useTitles } from '../../queries/revision-queries.ts'
import { documentsIn } from '../revisions/reading.ts'
import { ConflictView, type ConflictViewProps } from './conflict-view.tsx'

/** [DOC-05] What differs on both sides, with what the documents are called that it points at. */
export function DocumentConflict(props: Omit<ConflictViewProps, 'titleOf'>) {
  const { read, mine, stored } = props
  const pointedAt = useMemo(() => documentsIn(mergeContent(read, mine, stored.content).conflicts), [read, mine, stored])
  const titles = useTitles(pointedAt)
  const known = useMemo(() => new Map(titles.data?.items.map(({ document_id, title }) => [document_id, title])), [titles.data])
  return <ConflictView {...props} titleOf={(id) => known.get(id)} />
}
