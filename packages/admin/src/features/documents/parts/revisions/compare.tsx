import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ContentChange, contentChanges, type Schema, type WholeRevision } from '@vitrine/contract'
import { createFormReader, useWords } from '@vitrine/forms'
import type { TFunction } from 'i18next'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTitles } from '../../queries/revision-queries.ts'
import { ChangeItem } from './change-item.tsx'
import { PieceText } from './diff-text.tsx'
import { parsedForm } from './parsed-form.ts'
import { documentsIn, type Reading } from './reading.ts'
import { momentInWords } from './revision-words.ts'

/** A document can have thousands of changes; no one reads them at once. */
const changesAtATime = 50

/** A version, or words that are in none. */
export type Compared = Pick<WholeRevision, 'status' | 'saved_at' | 'saved_by' | 'content'> & { version: number | null }

type Props = {
  /** Undefined: before there was anything. */
  before: Compared | undefined
  after: Compared
  current: number
  schema: Schema | undefined
  isSideBySide: boolean
  isShortened: boolean
  onTakeBack: ((change: ContentChange) => void) | undefined
  isBusy: boolean
}

/** Two versions as reading text: what is other in the later one, field by field. */
export function Compare({ before, after, current, schema, isSideBySide, isShortened, onTakeBack, isBusy }: Props) {
  const { t } = useTranslation()
  const words = useWords()
  const [most, setMost] = useState(changesAtATime)
  const contents = useMemo(() => ({ before: before?.content ?? {}, after: after.content }), [before, after])
  const changes = useMemo(() => contentChanges(contents.before, contents.after), [contents])
  const later = useDeferredValue(most)
  const shown = useMemo(() => changes.slice(0, later), [changes, later])
  const titles = useTitles(useMemo(() => documentsIn(shown.flatMap((change) => [change.before, change.after])), [shown]))
  const reader = useMemo(() => {
    const { jsonSchema, uiSchema } = parsedForm(schema)
    return createFormReader(jsonSchema, uiSchema)
  }, [schema])
  const reading = useMemo<Reading>(() => {
    const known = new Map(titles.data?.items.map(({ document_id, title }) => [document_id, title]))
    return { reader, words, t, titleOf: (id) => known.get(id) }
  }, [reader, words, t, titles.data])
  return (
    <>
      <Typography variant="h2" sx={{ display: 'inline', mr: 1.25 }}>
        {t('documents.revisions.count', { count: changes.length })}
      </Typography>
      <Typography component="span" sx={{ color: 'text.secondary' }}>
        {before
          ? t('documents.revisions.between', { from: momentOf(before, current, t), to: momentOf(after, current, t) })
          : t('documents.revisions.first')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.25, mt: 0.75, mb: 2, typography: 'body2' }} aria-hidden>
        <PieceText sign="+">{t('documents.revisions.new')}</PieceText>
        <PieceText sign="-">{t('documents.revisions.gone')}</PieceText>
      </Box>
      {before && before.status !== after.status && <StatusChange before={before} after={after} />}
      {changes.length === 0 && (
        <Typography sx={{ py: 2.25, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}>
          {t('documents.revisions.noChanges')}
        </Typography>
      )}
      {shown.map((change) => (
        <ChangeItem
          key={`${change.kind} ${change.pointer}`}
          change={change}
          contents={contents}
          reading={reading}
          isSideBySide={isSideBySide}
          isShortened={isShortened}
          onTakeBack={before && onTakeBack}
          isBusy={isBusy}
        />
      ))}
      {changes.length > most && (
        <Button variant="outlined" onClick={() => setMost(most + changesAtATime)} sx={{ mt: 1 }}>
          {t('documents.revisions.moreChanges', { count: Math.min(changesAtATime, changes.length - most) })}
        </Button>
      )}
    </>
  )
}

/** «i går 15:20 (Jonas)», or «nå (Ingrid)». */
function momentOf({ version, saved_at, saved_by }: Compared, current: number, t: TFunction): string {
  const moment = version === current ? t('documents.revisions.now') : momentInWords(saved_at, new Date(), t)
  const [name] = (saved_by ?? t('documents.revisions.product')).split(' ')
  return `${moment.toLocaleLowerCase()} (${name})`
}

function StatusChange({ before, after }: { before: Compared; after: Compared }) {
  const { t } = useTranslation()
  return (
    <Box component="section" sx={{ py: 2.25, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {t('fields.status')}
      </Typography>
      <Typography variant="prose" component="div" sx={{ display: 'flex', gap: 1 }}>
        <PieceText sign="-">{t(`documentStatuses.${before.status}`)}</PieceText>
        <PieceText sign="+">{t(`documentStatuses.${after.status}`)}</PieceText>
      </Typography>
    </Box>
  )
}
