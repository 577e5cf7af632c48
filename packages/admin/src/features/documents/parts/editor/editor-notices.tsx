import Button from '@mui/material/Button'
import { type Document, type Instance, textWithTag } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '#lib/current-user'
import { DeletedNotice } from '#lib/deletion'
import { useLanguage } from '#lib/i18n'
import { FoundDraft } from '#lib/record-editor'
import { Notice } from '#ui/page'
import { useDocumentRestoring, useGivers } from '../../queries/document-queries.ts'
import type { Unsaved } from '../journal/use-unsaved.ts'
import type { ReadOnlyReason } from './read-only.ts'
import { useIsOffline } from './use-network.ts'

/** [DOC-06] Why it can be read and not changed, as a sentence for the form. */
export function useReadOnlyText(reason: ReadOnlyReason | undefined, document: Document | undefined, instance: Instance | undefined) {
  const { t } = useTranslation()
  const locale = useLanguage().current()
  const { user } = useCurrentUser()
  const isElsewhere = reason === 'elsewhere'
  const { data: givers } = useGivers(isElsewhere ? instance?.id : undefined)
  if (reason !== 'elsewhere') return reason && t(`documents.editor.readOnly.${reason}`)
  const home = document?.application_instance_id
  const own = user.instances.find(({ application_instance_id }) => application_instance_id === home)
  const giver = own ?? givers?.items.find(({ id }) => id === home)
  const owner = giver && textWithTag(giver.owner_name, locale)
  return owner ? t('documents.editor.readOnly.shared', { owner }) : t('views.document.notAllowed')
}

export function DeletedDocument({ document, title }: { document: Document; title: string }) {
  const { t } = useTranslation()
  const calls = useDocumentRestoring()
  if (document.may_edit) return <DeletedNotice calls={calls} record={document} title={title} />
  return document.deleted_at && <Notice kind="warning">{t('deletion.isDeleted')}</Notice>
}

type NewerProps = { who: string; isMe: boolean; collides: boolean; onTakeIn: () => void }

/** Someone saved while one writes: told before one's own save would meet it. */
export function SomeoneSaved({ who, isMe, collides, onTakeIn }: NewerProps) {
  const { t } = useTranslation()
  const said = isMe ? t('documents.editor.youSaved') : t('documents.editor.someoneSaved', { who })
  return (
    <Notice
      action={
        !collides && (
          <Button size="small" color="primary" onClick={onTakeIn}>
            {t('documents.editor.takeIn')}
          </Button>
        )
      }
    >
      {collides ? t('documents.editor.takenInPart', { who }) : said}
    </Notice>
  )
}

/** What an earlier editor did not get to save, here or in another browser. */
export function FoundWords({ unsaved: { found, takeFound, discardFound } }: { unsaved: Unsaved }) {
  return (
    found && (
      <FoundDraft
        key={found.key}
        keptAt={found.kept_at}
        isElsewhere={found.is_elsewhere === true}
        onUse={() => takeFound(found)}
        onDiscard={() => discardFound(found)}
      />
    )
  )
}

type KeepingProps = { isRefused: boolean; isWaiting: boolean; isSaving: boolean; onRetry: () => void }

/** Where the words are while the server does not have them. */
export function Keeping({ isRefused, isWaiting, isSaving, onRetry }: KeepingProps) {
  const { t } = useTranslation()
  const isOffline = useIsOffline()
  return (
    <>
      {isRefused && <Notice kind="warning">{t('documents.editor.notKept')}</Notice>}
      {isWaiting && !isSaving ? (
        <Notice
          kind="warning"
          action={
            <Button size="small" onClick={onRetry}>
              {t('generic.retry')}
            </Button>
          }
        >
          {isOffline ? t('documents.editor.waitingOffline') : t('documents.editor.waiting')}
        </Notice>
      ) : (
        isOffline && <Notice kind="warning">{t('documents.editor.offline')}</Notice>
      )}
    </>
  )
}

/** The schema was changed under the open form; nothing moves until the person asks. */
export function SchemaChanged({ onShow }: { onShow: () => void }) {
  const { t } = useTranslation()
  return (
    <Notice
      action={
        <Button size="small" color="primary" onClick={onShow}>
          {t('documents.editor.showNewFields')}
        </Button>
      }
    >
      {t('documents.editor.schemaChanged')}
    </Notice>
  )
}
