export type RelatedStatus = 'draft' | 'published' | 'published_not_listed'

/** A document as a relation shows it. */
export type RelatedDocument = {
  id: number
  title: string
  status: RelatedStatus
  is_deleted: boolean
  picture_url?: string
}

/** How a related document is called, and in which language. */
export type RelatedLook = { titleField: string; locale: string | undefined }

/** Documents that a field points at. Rejects when it gets no answer. */
export type Relations = {
  /** All of them in one call; those that the person may not see are left out. */
  get(ids: readonly number[], look: RelatedLook, signal: AbortSignal): Promise<RelatedDocument[]>
  /** Lets the person choose; none when they gave up. Absent where there is no instance to choose from. */
  pick?(wanted: RelatedLook & { schemaIds: readonly number[]; several: boolean }): Promise<RelatedDocument[]>
  /** Opens a document; resolves when the person is back. */
  open(id: number): Promise<void>
}
