/** Which picture stands for a block that is closed; the media feature knows. */
export type BlockPictures = { pictureOf(block: unknown): string | undefined }
