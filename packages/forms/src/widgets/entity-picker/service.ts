/** The kinds of record a field may point at (S2 section 3). */
export const entityTypes = ['TranslationKey', 'Owner', 'Application', 'Locale', 'CreditType', 'Schema', 'ApplicationInstance'] as const
export type EntityType = (typeof entityTypes)[number]

export type Entity = { id: number | string; title: string; caption?: string }

export type EntityPage = { items: Entity[]; has_more: boolean }

/** Records by kind. Rejects when it gets no answer; `get` answers nothing when there is no such record. */
export type Entities = {
  list(type: EntityType, query: { search: string; page: number; signal: AbortSignal }): Promise<EntityPage>
  get(type: EntityType, id: number | string, signal: AbortSignal): Promise<Entity | undefined>
}
