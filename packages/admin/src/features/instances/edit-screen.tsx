import type { Instance } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { DeletedNotice } from '#lib/deletion'
import { RecordEditor, RecordLoad, StampLine } from '#lib/record-editor'
import {
  instanceSchema,
  instanceUiSchema,
  type NewInstance,
  newInstanceSchema,
  newInstanceUiSchema,
  type ShownInstance,
  toInstanceDraft,
  toNewInstanceDraft,
  toShownInstance,
} from './form.ts'
import { InstanceUsers } from './parts/instance-users.tsx'
import { SharedInstances } from './parts/shared-instances.tsx'
import { useCreateInstance, useInstance, useInstanceDeletion, useUpdateInstance } from './queries.ts'

const path = '/admin/instance'
const failedKey = 'components.createOrEdit.errorOccurred'

export function InstanceCreateScreen() {
  const { t } = useTranslation()
  const { mutateAsync } = useCreateInstance()
  return (
    <RecordEditor<NewInstance, Instance>
      kind="instance"
      record={undefined}
      title={t('views.admin.instances.create')}
      list={{ path, label: t('schemaTypes.instance.plural') }}
      schema={newInstanceSchema}
      uiSchema={newInstanceUiSchema}
      toValue={toShownInstance}
      save={(draft) => mutateAsync({ draft: toNewInstanceDraft(draft), changed: undefined })}
      failedKey={failedKey}
    />
  )
}

export function InstanceEditScreen() {
  const { id = '' } = useParams()
  return (
    <RecordLoad query={useInstance(id)} listPath={path}>
      {(instance) => <InstanceEditor key={instance.id} instance={instance} />}
    </RecordLoad>
  )
}

function InstanceEditor({ instance }: { instance: Instance }) {
  const { t } = useTranslation()
  const { mutateAsync } = useUpdateInstance()
  const deletion = useInstanceDeletion()
  return (
    <RecordEditor<ShownInstance, Instance>
      kind="instance"
      record={instance}
      title={instance.expired ? t('views.instance.expired', { name: instance.name }) : instance.name}
      list={{ path, label: t('schemaTypes.instance.plural') }}
      schema={instanceSchema}
      uiSchema={instanceUiSchema}
      toValue={toShownInstance}
      save={(shown, changed) => mutateAsync({ draft: toInstanceDraft(shown), changed })}
      failedKey={failedKey}
      notice={<DeletedNotice calls={deletion} record={instance} title={instance.name} />}
      aside={
        <>
          <InstanceUsers instance={instance} />
          <SharedInstances instance={instance} />
        </>
      }
      foot={<StampLine record={instance} />}
    />
  )
}
