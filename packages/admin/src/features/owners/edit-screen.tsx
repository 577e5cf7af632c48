import { contentLocales, type Owner, textWithTag } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { DeletedNotice } from '#lib/deletion'
import { useLanguage } from '#lib/i18n'
import { RecordEditor, RecordLoad, StampLine } from '#lib/record-editor'
import {
  type NewOwner,
  newOwnerSchema,
  newOwnerUiSchema,
  ownerSchema,
  ownerUiSchema,
  type ShownOwner,
  toOwnerDraft,
  toShownOwner,
} from './form.ts'
import { useCreateOwner, useOwner, useOwnerDeletion, useUpdateOwner } from './queries.ts'

const path = '/admin/owner'
const failedKey = 'components.createOrEdit.errorOccurred'

export function OwnerCreateScreen() {
  const { t } = useTranslation()
  const { mutateAsync } = useCreateOwner()
  return (
    <RecordEditor<NewOwner, Owner>
      kind="owner"
      record={undefined}
      title={t('views.admin.owners.create')}
      list={{ path, label: t('schemaTypes.owner.plural') }}
      schema={newOwnerSchema}
      uiSchema={newOwnerUiSchema}
      locales={contentLocales}
      toValue={toShownOwner}
      save={(draft) => mutateAsync({ draft, changed: undefined })}
      failedKey={failedKey}
    />
  )
}

export function OwnerEditScreen() {
  const { id = '' } = useParams()
  return (
    <RecordLoad query={useOwner(id)} listPath={path}>
      {(owner) => <OwnerEditor key={owner.id} owner={owner} />}
    </RecordLoad>
  )
}

function OwnerEditor({ owner }: { owner: Owner }) {
  const { t } = useTranslation()
  const locale = useLanguage().current()
  const { mutateAsync } = useUpdateOwner()
  const deletion = useOwnerDeletion()
  const title = textWithTag(owner.name, locale) || owner.slug
  return (
    <RecordEditor<ShownOwner, Owner>
      kind="owner"
      record={owner}
      title={title}
      list={{ path, label: t('schemaTypes.owner.plural') }}
      schema={ownerSchema}
      uiSchema={ownerUiSchema}
      locales={contentLocales}
      toValue={toShownOwner}
      save={(shown, changed) => mutateAsync({ draft: toOwnerDraft(shown), changed })}
      failedKey={failedKey}
      notice={<DeletedNotice calls={deletion} record={owner} title={title} />}
      foot={<StampLine record={owner} />}
    />
  )
}
