import {
  type ContentChange,
  commonProblems,
  contentChanges,
  type Document,
  type DocumentContent,
  mergeContent,
  takeBack,
  type WholeAutosave,
} from '@vitrine/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasCode, problemText } from '#lib/api'
import { useToasts } from '#ui/toasts'
import { useAutosaveCalls } from '../../queries/autosave-queries.ts'
import { useReload, useRestoreRevision, useSaveContent } from '../../queries/revision-queries.ts'

/** Taking back is a save like any other: it becomes a revision, and the message offers to undo it. */
export function useTakeBack(document: Document) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const restore = useRestoreRevision(document.id)
  const save = useSaveContent(document.id)
  const reload = useReload()
  const calls = useAutosaveCalls()
  const [isConflict, setConflict] = useState(false)
  // What an open editor of the same person holds is not in what is saved here: it is still offered there.
  const [noEditor] = useState(() => crypto.randomUUID())

  const failed = (error: unknown) => {
    if (hasCode(error, commonProblems.conflict)) setConflict(true)
    else toasts.show({ kind: 'error', text: problemText(t, error) })
  }
  const undo = (earlier: number, now: number) =>
    restore
      .mutateAsync({ restored: earlier, version: now })
      .then(() => toasts.show({ kind: 'success', text: t('documents.revisions.undone') }), failed)
  const settle = (work: Promise<Document>, text: string) =>
    work.then(
      ({ version }) =>
        toasts.show({
          kind: 'info',
          text,
          action: { label: t('generic.undo'), onAction: () => void undo(document.version, version) },
        }),
      failed,
    )

  /** What others saved since these words were written stays; where both changed the same, these are what was asked for. */
  const saveKept = async ({ content, version: over, session_key, is_unsaved }: WholeAutosave) => {
    const { version } = document
    const ground = over === version ? document.content : await calls.ground(document.id, over)
    const merged = mergeContent(ground, content, document.content).content
    // Not the editor's last words: those are in no save yet, and still offered.
    return save.mutateAsync({ content: merged, version, session_key: is_unsaved ? session_key : noEditor })
  }

  return {
    isBusy: restore.isPending || save.isPending,
    isConflict,
    reload: async () => {
      await reload()
      setConflict(false)
    },
    whole: (restored: number) =>
      void settle(restore.mutateAsync({ restored, version: document.version }), t('documents.revisions.takenBack')),
    kept: (autosave: WholeAutosave) => void settle(saveKept(autosave), t('documents.revisions.takenBack')),
    one: (change: ContentChange, compared: { before: DocumentContent; after: DocumentContent }) => {
      const content = takeBack(document.content, change, compared)
      const isSame = content !== undefined && contentChanges(document.content, content).length === 0
      if (isSame) toasts.show({ kind: 'info', text: t('documents.revisions.alreadySo') })
      else if (content) {
        const { version } = document
        void settle(save.mutateAsync({ content, version, session_key: noEditor }), t('documents.revisions.fieldTakenBack'))
      } else toasts.show({ kind: 'warning', text: t('documents.revisions.noPlace') })
    },
  }
}
