import { setRole } from '#features/instances'
import type { TestApp } from '../test-app.ts'
import type { Place, World } from './cases.ts'

type Person = { id: number; instance: Place }
type People = { guest: Person; editor: Person; admin: Person; banned: Person }
type Filled = Pick<World, 'givingInstance' | 'expiredInstance' | 'strangersInstance' | 'document'>

/** Three documents in every place that the cases ask about; only where they do, since they are most of the world. */
export async function fillDocuments(
  app: TestApp,
  people: People,
  foreign: Place,
  schemas: Map<number, number>,
  isAsked: boolean,
): Promise<Filled> {
  const { make, database } = app
  const everyone = [people.guest, people.editor, people.admin, people.banned]
  if (!isAsked) {
    const none = { draft: 0, published: 0, deleted: 0 }
    return { givingInstance: foreign, expiredInstance: foreign, strangersInstance: foreign, document: () => none }
  }
  const shares = everyone.map(({ instance }) => ({ to_application_instance_id: instance.id, type: 'document' as const }))
  const [givingInstance, strangersInstance] = [await make.instance({ shares }), await make.instance()]
  const expiredInstance = await make.instance({ expires_at: '2020-01-01T00:00:00.000Z' })
  const roles = { guest: 3, editor: 2, admin: 1, banned: 2 } as const
  for (const kind of ['guest', 'editor', 'admin', 'banned'] as const)
    await setRole(database.db, expiredInstance.id, people[kind].id, roles[kind])

  const documents = new Map<number, ReturnType<World['document']>>()
  for (const at of [...everyone.map(({ instance }) => instance), foreign, expiredInstance, givingInstance, strangersInstance]) {
    const schema_id = schemas.get(at.application_id) ?? (await make.schema({ application_id: at.application_id })).id
    schemas.set(at.application_id, schema_id)
    const add = async (status: 'draft' | 'published') =>
      (await make.document({ schema_id, application_instance_id: at.id, status, content: { title: 'Skjult' } })).id
    const made = { draft: await add('draft'), published: await add('published'), deleted: await add('draft') }
    await database.db.updateTable('documents').set({ deleted_at: new Date().toISOString() }).where('id', '=', made.deleted).execute()
    await database.db.updateTable('document_texts').set({ is_deleted: true }).where('document_id', '=', made.deleted).execute()
    documents.set(at.id, made)
  }
  const none = { draft: 0, published: 0, deleted: 0 }
  return { givingInstance, expiredInstance, strangersInstance, document: ({ id }) => documents.get(id) ?? none }
}
