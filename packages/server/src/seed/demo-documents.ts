import type { DocumentContent, DocumentStatus } from '@vitrine/contract'
import { insertDocument, rewriteDocument } from '#features/documents'
import type { Db } from '#platform/database'
import { createEvents } from '#platform/events'
import type { DemoSchemas } from './demo-schemas.ts'
import * as stories from './documents/index.ts'

type Where = DemoSchemas & { coast: number; hall: number; town: number; editor: number; admin: number }

/** Twenty documents: finished, unlisted and unfinished ones, in all four languages and in fewer, that lead to each other. */
export async function fillDocuments(tx: Db, { coast, hall, town, editor, admin, ...schemas }: Where): Promise<void> {
  const events = createEvents()
  const adding =
    (application_instance_id: number, user_id: number) =>
    (schema_id: number, content: DocumentContent, status: DocumentStatus = 'published') =>
      insertDocument(tx, events, { schema_id, application_instance_id, content, status, user_id })
  const { articles, walks, groups, ownerPages, screens } = schemas
  const ingrid = adding(coast, editor)
  const jonas = adding(coast, admin)
  const inTown = adding(town, admin)

  await jonas(ownerPages, stories.museum)
  const boat = await ingrid(articles, stories.haabet)
  const lighthouse = await jonas(articles, stories.lighthouse)
  const house = await ingrid(articles, stories.saltHouse(boat))
  const telegraph = await jonas(articles, stories.telegraph(lighthouse))
  const herring = await ingrid(articles, stories.herring(house))
  const winterMarket = await ingrid(articles, stories.winterMarket(boat))
  await jonas(articles, stories.figurehead, 'published_not_listed')
  await ingrid(articles, stories.stockfish, 'draft')
  await ingrid(articles, stories.jersey, 'draft')
  const related = { telegraph, lighthouse, house, herring }
  const women = await jonas(articles, stories.womenBefore(related))
  await rewriteDocument(tx, events, women, { content: stories.women(related), user_id: editor })

  await jonas(walks, stories.walk({ boat, lighthouse, house }))
  await ingrid(walks, stories.childrensWalk({ boat, house, herring, telegraph }))
  await ingrid(walks, stories.rebus, 'draft')
  await ingrid(groups, stories.coastWomen({ women, telegraph, winterMarket }))

  await adding(hall, editor)(screens, stories.boatScreen)
  await adding(hall, admin)(screens, stories.doctorScreen)

  const fire = await inTown(articles, stories.fire)
  const oven = await inTown(articles, stories.oven(fire))
  await inTown(walks, stories.townWalk({ fire, oven }))
}
