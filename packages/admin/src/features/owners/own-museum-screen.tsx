import { contentLocales, type Owner, textWithTag } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useCurrentUser } from '#lib/current-user'
import { useLanguage } from '#lib/i18n'
import { RecordEditor, RecordLoad, StampLine } from '#lib/record-editor'
import { NoAccess } from '#ui/states'
import { museumSchema, museumUiSchema, type ShownMuseum, toMuseumDraft, toShownMuseum } from './form.ts'
import { ownMuseums, pathToOwnMuseums } from './parts/own-museums.ts'
import { useOwner, useUpdateMuseum } from './queries.ts'

const listPath = '/owner'
const dashboard = '/dashboard'

/** What the public reads of a museum, written by its own editors. */
export function OwnMuseumScreen() {
  const { ownerId = '' } = useParams()
  return (
    <RecordLoad query={useOwner(ownerId)} listPath={dashboard} showsRawError>
      {(owner) => <OwnMuseum key={owner.id} owner={owner} />}
    </RecordLoad>
  )
}

function OwnMuseum({ owner }: { owner: Owner }) {
  const { t } = useTranslation()
  const { user } = useCurrentUser()
  const locale = useLanguage().current()
  const { mutateAsync } = useUpdateMuseum()
  const own = ownMuseums(user)
  if (own !== 'all' && !own.includes(owner.id)) return <NoAccess text={t('views.owner.readOnly')} home={dashboard} />

  const hasSeveral = pathToOwnMuseums(user) === listPath
  return (
    <RecordEditor<ShownMuseum, Owner>
      kind="owner"
      draftsAs="own-museum"
      record={owner}
      title={textWithTag(owner.name, locale) || owner.slug}
      list={hasSeveral ? { path: listPath, label: t('views.owner.editMyMuseums') } : { path: dashboard, label: t('app.dashboard') }}
      hasTrail={false}
      schema={museumSchema}
      uiSchema={museumUiSchema}
      locales={contentLocales}
      toValue={toShownMuseum}
      save={(shown, changed) => mutateAsync({ draft: toMuseumDraft(shown), changed })}
      failedKey="generic.saveFailed"
      staysWithRecord
      foot={<StampLine record={owner} />}
    />
  )
}
