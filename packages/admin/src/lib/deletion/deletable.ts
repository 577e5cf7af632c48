/** What the flows know of a record; list items of deletable kinds carry it. */
export type Deletable = { id: number; title: string; deletedAt?: string | null }
