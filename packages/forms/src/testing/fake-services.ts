import type { FormServices } from '../services.ts'
import { fakeBlockPictures } from './fakes/block-pictures.ts'

/** The world as the gallery has it. */
export const fakeServices: Partial<FormServices> = { blockPictures: fakeBlockPictures }
