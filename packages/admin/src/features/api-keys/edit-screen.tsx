import type { ApiKey } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { DeletedNotice } from '#lib/deletion'
import { RecordEditor, RecordLoad, StampLine } from '#lib/record-editor'
import { OnceShown } from '#ui/page'
import { apiKeySchema, apiKeyUiSchema, type ShownApiKey, toApiKeyDraft, toShownApiKey } from './form.ts'
import { KeyHeading } from './parts/key-heading.tsx'
import { useApiKey, useApiKeyDeletion, useCreateApiKey, useSecret, useUpdateApiKey } from './queries.ts'

const path = '/admin/api-key'
const failedKey = 'components.createOrEdit.errorOccurred'

export function ApiKeyCreateScreen() {
  const { t } = useTranslation()
  const { mutateAsync } = useCreateApiKey()
  return (
    <RecordEditor<ShownApiKey, ApiKey>
      kind="api-key"
      record={undefined}
      title={t('views.admin.apiKeys.create')}
      list={{ path, label: t('schemaTypes.api-key.plural') }}
      schema={apiKeySchema}
      uiSchema={apiKeyUiSchema}
      toValue={toShownApiKey}
      save={(draft) => mutateAsync({ draft: toApiKeyDraft(draft), changed: undefined })}
      // The secret stands on the new key's page, once: nobody shall pass it by.
      staysWithRecord
      failedKey={failedKey}
    />
  )
}

export function ApiKeyEditScreen() {
  const { id = '' } = useParams()
  return (
    <RecordLoad query={useApiKey(id)} listPath={path}>
      {(apiKey) => <ApiKeyEditor key={apiKey.id} apiKey={apiKey} />}
    </RecordLoad>
  )
}

function ApiKeyEditor({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation()
  const { mutateAsync } = useUpdateApiKey()
  const deletion = useApiKeyDeletion()
  const secret = useSecret(apiKey.id)
  return (
    <RecordEditor<ShownApiKey, ApiKey>
      kind="api-key"
      record={apiKey}
      title={apiKey.name}
      list={{ path, label: t('schemaTypes.api-key.plural') }}
      schema={apiKeySchema}
      uiSchema={apiKeyUiSchema}
      toValue={toShownApiKey}
      save={(shown, changed) => mutateAsync({ draft: toApiKeyDraft(shown), changed })}
      failedKey={failedKey}
      heading={<KeyHeading apiKey={apiKey} />}
      notice={
        <>
          {secret.shown && (
            <OnceShown
              title={t('views.admin.apiKeys.secret.title')}
              text={t('views.admin.apiKeys.secret.text')}
              label={t('views.admin.apiKeys.secret.label')}
              value={secret.shown}
              copyLabel={t('views.admin.apiKeys.secret.copy')}
              onDone={secret.dismiss}
            />
          )}
          <DeletedNotice calls={deletion} record={apiKey} title={apiKey.name} />
        </>
      }
      foot={<StampLine record={apiKey} />}
    />
  )
}
