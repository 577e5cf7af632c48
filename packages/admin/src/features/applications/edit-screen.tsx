import type { Application } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { DeletedNotice } from '#lib/deletion'
import { RecordLoad, StampLine } from '#lib/record-editor'
import { applicationSchema, applicationUiSchema, newApplicationSchema, newApplicationUiSchema, toApplicationDraft } from './form.ts'
import { ApplicationEditor } from './parts/application-editor.tsx'
import { UserListButton } from './parts/user-list-button.tsx'
import { useApplication, useApplicationDeletion, useCreateApplication, useUpdateApplication } from './queries.ts'

export function ApplicationCreateScreen() {
  const { t } = useTranslation()
  const { mutateAsync } = useCreateApplication()
  return (
    <ApplicationEditor
      application={undefined}
      title={t('views.admin.applications.create')}
      schema={newApplicationSchema}
      uiSchema={newApplicationUiSchema}
      save={(draft) => mutateAsync({ draft, changed: undefined })}
    />
  )
}

export function ApplicationEditScreen() {
  const { id = '' } = useParams()
  return (
    <RecordLoad query={useApplication(id)} listPath="/admin/application">
      {(application) => <Editor key={application.id} application={application} />}
    </RecordLoad>
  )
}

function Editor({ application }: { application: Application }) {
  const { mutateAsync } = useUpdateApplication()
  const deletion = useApplicationDeletion()
  return (
    <ApplicationEditor
      application={application}
      title={application.name}
      schema={applicationSchema}
      uiSchema={applicationUiSchema}
      save={(shown, changed) => mutateAsync({ draft: toApplicationDraft(shown), changed })}
      notice={<DeletedNotice calls={deletion} record={application} title={application.name} />}
      actions={<UserListButton application={application} />}
      foot={<StampLine record={application} />}
    />
  )
}
