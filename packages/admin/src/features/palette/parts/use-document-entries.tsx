import type { DocumentHit, DocumentRelation, OwnInstance } from '@vitrine/contract'
import { FileText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecentDocument } from '#lib/recent'
import { useFoundDocuments, useRecentDocuments } from '../queries.ts'
import type { Entry, EntryGroup } from './entry.ts'

/** After the last key; a single letter is not sent. */
const searchPauseMs = 500
const shortestSearch = 2
/** Of a pasted page the beginning is searched for: an address of 2 kB holds no more of the longest letters. */
const longestSearch = 100

const searchOf = (text: string) => {
  const letters = [...text.trim()]
  return letters.length >= shortestSearch ? letters.slice(0, longestSearch).join('') : ''
}

type Given = { text: string; instanceId: number | undefined; instances: OwnInstance[]; recent: RecentDocument[] }

/** The documents that the words find, or without words those opened last. */
export function useDocumentEntries({ text, instanceId, instances, recent }: Given) {
  const { t } = useTranslation()
  const wanted = searchOf(text)
  const [q, setQ] = useState('')
  useEffect(() => {
    if (wanted === q) return
    const timer = setTimeout(() => setQ(wanted), wanted === '' ? 0 : searchPauseMs)
    return () => clearTimeout(timer)
  }, [wanted, q])
  const found = useFoundDocuments(q, instanceId)
  const opened = useRecentDocuments(recent.map(({ id }) => id))

  const toEntry = (group: EntryGroup, document: Known, kind: string): Entry => {
    const instance =
      group === 'documents' ? undefined : instances.find((each) => each.application_instance_id === document.application_instance_id)
    return {
      key: `${group} ${document.document_id}`,
      group,
      label: document.title || document.internal_title || t('palette.untitled', { id: document.document_id }),
      caption: [kind, t(`documentStatuses.${document.status}`), instance?.name].filter(Boolean).join(' · '),
      icon: <FileText aria-hidden />,
      picture: document.media?.thumbnail_src ?? null,
      to: document.path,
    }
  }
  const isAsked = wanted !== '' && q !== ''
  const hits = isAsked ? found.data : undefined
  const last = text.trim() === '' ? (opened.data?.items.filter(({ deleted_at }) => deleted_at === null) ?? []) : []
  return {
    entries: [
      ...last.map((document) => toEntry('recent', document, '')),
      ...(hits?.here ?? []).map((hit) => toEntry('documents', hit, hit.schema_name)),
      ...(hits?.elsewhere ?? []).map((hit) => toEntry(instanceId === undefined ? 'documents' : 'elsewhere', hit, hit.schema_name)),
    ],
    isSearching: wanted !== '' && (wanted !== q || found.isPending || found.isPlaceholderData),
    hasSearched: isAsked && found.isSuccess && !found.isPlaceholderData,
    failure: isAsked && found.isError ? found.error : undefined,
    retry: () => void found.refetch(),
  }
}

type Known = Pick<
  DocumentHit & DocumentRelation,
  'document_id' | 'title' | 'internal_title' | 'status' | 'application_instance_id' | 'path' | 'media'
>
