import { Outlet, useParams } from 'react-router'
import { InstanceProvider, useInstanceAt } from '#lib/instance'
import { RecordLoad } from '#lib/record-editor'
import { UsersPanel } from './parts/users-panel.tsx'

/** Finds the instance the address names; everything below is handed it. */
export function InstanceScreen() {
  const { ownerSlug = '', instanceSlug = '' } = useParams()
  const query = useInstanceAt(ownerSlug, instanceSlug)
  return (
    <RecordLoad query={query} listPath="/dashboard">
      {(instance) => (
        <InstanceProvider instance={instance} key={instance.id}>
          <Outlet />
          <UsersPanel />
        </InstanceProvider>
      )}
    </RecordLoad>
  )
}
