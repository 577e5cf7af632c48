import type { FormServices } from '../services.ts'
import { fakeBlockPictures } from './fakes/block-pictures.ts'
import { fakeEntities } from './fakes/entities.ts'
import { leia } from './fakes/link-preview.ts'
import { fakePlaces } from './fakes/places.ts'
import { fakeRelations } from './fakes/relations.ts'

/** The world as the gallery has it: everything answers, and the map has the coasts that come with the product. */
export const fakeServices: Partial<FormServices> = {
  blockPictures: fakeBlockPictures,
  entities: fakeEntities(),
  linkPreview: () => Promise.resolve(leia),
  places: fakePlaces(),
  relations: fakeRelations(),
}
