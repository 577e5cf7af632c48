import { commonProblems, type Locale, type TranslationKeyRecord } from '@vitrine/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasCode, problemText } from '#lib/api'
import { useToasts } from '#ui/toasts'
import { useSaveKey } from '../queries.ts'
import { type TextsByCode, textsByCode, toTexts } from './texts-by-code.ts'
import type { RowDraftsState } from './use-row-drafts.ts'

/** Saves a row over the version it was read at; someone else's save meanwhile is shown beside it. */
export function useSaveRow(locales: Locale[], rows: RowDraftsState) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const { mutateAsync } = useSaveKey()
  const [saving, setSaving] = useState<number>()
  const [conflict, setConflict] = useState<{ key: TranslationKeyRecord; stored: TranslationKeyRecord }>()

  async function save(key: TranslationKeyRecord, texts: TextsByCode, version: number) {
    if (saving !== undefined) return
    setSaving(key.id)
    try {
      const body = { translation_key: key.translation_key, translations: toTexts(texts, locales), version }
      const saved = await mutateAsync({ id: key.id, body })
      rows.settle(key.id, texts, { texts: textsByCode(saved, locales), version: saved.version })
      setConflict(undefined)
      toasts.show({ kind: 'success', text: t('generic.saved') })
    } catch (error) {
      if (hasCode(error, commonProblems.conflict) && error.problem?.stored)
        setConflict({ key, stored: error.problem.stored as TranslationKeyRecord })
      else {
        // biome-ignore lint/suspicious/noConsole: a refused save is logged too, with all the server said
        console.error(t('components.createOrEdit.errorOccurred'), error)
        toasts.show({ kind: 'error', text: t('components.createOrEdit.errorOccurred'), detail: problemText(t, error) })
      }
    } finally {
      setSaving(undefined)
    }
  }
  return { save, saving, conflict, closeConflict: () => setConflict(undefined) }
}
