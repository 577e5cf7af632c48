import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Notice } from '#ui/page'
import { type DeletionCalls, useDeletion } from './use-deletion.tsx'

type Props = { calls: DeletionCalls; record: { id: number; deleted_at: string | null; deleted_by: string | null }; title: string }

/** On the page of a record that is deleted: that it is, and the way back. Nothing for one that is not. */
export function DeletedNotice({ calls, record, title }: Props) {
  const { t } = useTranslation()
  const { restore, report } = useDeletion(calls)
  const { id, deleted_at: deletedAt, deleted_by } = record
  if (!deletedAt) return null
  return (
    <>
      <Notice
        kind="warning"
        action={
          <Button size="small" onClick={() => void restore([{ id, title, deletedAt }])}>
            {t('generic.restore')}
          </Button>
        }
      >
        {deleted_by ? t('deletion.isDeletedBy', { who: deleted_by }) : t('deletion.isDeleted')}
      </Notice>
      {report}
    </>
  )
}
