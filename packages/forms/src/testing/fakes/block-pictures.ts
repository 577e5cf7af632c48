import type { BlockPictures } from '../../templates/blocks/service.ts'

/** A quay in evening light, drawn: no file, no network. */
const quay =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 42"%3E%3Cpath fill="%23d9cdb4" d="M0 0h56v42H0z"/%3E%3Cpath fill="%2397261a" d="M8 16l9-7 9 7v12H8zM30 18l7-6 7 6v10H30z"/%3E%3Cpath fill="%234a5a66" d="M0 28h56v14H0z"/%3E%3C/svg%3E'

/** Blocks about media have a picture, others have none. */
export const fakeBlockPictures: BlockPictures = {
  pictureOf: (block) => ((block as { blockType?: unknown } | null)?.blockType === 'media' ? quay : undefined),
}
