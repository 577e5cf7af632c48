import type {
  CarriedDocument,
  CarryChoice,
  CarryOver,
  DocumentContent,
  DocumentLanguage,
  DocumentReference,
  DocumentSources,
  DocumentStatus,
  Place,
  ReindexProgress,
  SchemaImpact,
} from '@vitrine/contract'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** JSON text on the way in, parsed on the way out. */
type Json<Value> = ColumnType<Value, string, string>

/** What a look at the documents has counted so far; titles are read when someone asks. */
export type ImpactFigures = Pick<SchemaImpact, 'documents' | 'breaking' | 'fields' | 'vanished' | 'carried' | 'kept'> & {
  samples: Omit<SchemaImpact['samples'][number], 'title'>[]
}

declare module '#platform/database' {
  interface Tables {
    documents: {
      id: Generated<number>
      schema_id: number
      schema_version: number
      application_instance_id: number
      status: DocumentStatus
      content_hash: string
      references: Json<DocumentReference[]>
      image_media_id: number | null
      location: ColumnType<Place | null, string | null, string | null>
      languages: Json<DocumentLanguage[]>
      client_key: string | null
      published_at: string | null
      version: Generated<number>
      created_at: Generated<string>
      created_by: number | null
      updated_at: Generated<string>
      updated_by: number | null
      deleted_at: string | null
      deleted_by: number | null
      is_deleted: GeneratedAlways<boolean>
    }
    document_contents: { document_id: number; hash: string; content: Json<DocumentContent>; bytes: GeneratedAlways<number> }
    document_revisions: {
      document_id: number
      version: number
      kind: string
      status: DocumentStatus
      schema_version: number
      content_hash: string
      references: Json<DocumentReference[]>
      restored_from: number | null
      saved_at: Generated<string>
      saved_by: number | null
    }
    document_autosaves: {
      id: Generated<number>
      document_id: number
      user_id: number
      session_key: string
      version: number
      schema_version: number
      content_hash: string
      content: Json<DocumentContent>
      begun_at: Generated<string>
      kept_at: Generated<string>
      saved_version: number | null
    }
    document_texts: {
      document_id: number
      locale: string
      application_instance_id: number
      schema_id: number
      status: DocumentStatus
      is_deleted: boolean
      title: string
      internal_title: string
      description: string
      /** Sort keys, see the contract's sortKey. */
      title_sort: string
      internal_title_sort: string
      description_sort: string
      chips: Json<Record<string, string>>
    }
    document_locales: { application_instance_id: number; locale: string; position: number }
    document_search: {
      document_id: number
      locale: string
      lexemes: string
      fields: Json<{ jsonpath: string; text: string }[]>
      hit_fields: Json<{ jsonpath: string; text: string }[]>
    }
    document_words: { locale: string; word: string }
    document_relations: { document_id: number; position: number; to_document_id: number; reference_key: string; pointer: string | null }
    document_sources: { document_id: number; sources: Json<DocumentSources> }
    document_counts: { application_instance_id: number; schema_id: number; status: DocumentStatus; is_deleted: boolean; value: number }
    document_author_counts: {
      id: Generated<number>
      user_id: number
      author: 'created_by' | 'updated_by'
      application_instance_id: number
      schema_id: number
      status: DocumentStatus
      is_deleted: boolean
      value: number
    }
    document_presence: {
      document_id: number
      session_key: string
      user_id: number
      pointer: string | null
      since: Generated<string>
      expires_at: string
    }
    document_reindexes: {
      schema_id: number
      run: Generated<number>
      state: Exclude<ReindexProgress['state'], 'none'>
      after_id: Generated<number>
      done: Generated<number>
      total: Generated<number>
      started_at: string | null
      ended_at: string | null
    }
    document_impacts: {
      id: Generated<number>
      schema_id: number
      schema_version: number
      asked_by: number
      asked_at: Generated<string>
      json_schema: string
      choices: Json<CarryChoice[]>
      state: Generated<SchemaImpact['state']>
      after_id: Generated<number>
      done: Generated<number>
      total: number
      figures: Json<ImpactFigures>
      started_at: string | null
      ended_at: string | null
    }
    document_impact_rows: { impact_id: number; document_id: number; errors: Json<{ path: string; code: string }[]>; vanished: string[] }
    document_carries: {
      id: Generated<number>
      schema_id: number
      from_version: number
      to_version: number
      choices: Json<CarryChoice[]>
      state: Generated<CarryOver['state']>
      after_id: Generated<number>
      done: Generated<number>
      total: number
      changed: Generated<number>
      kept: Generated<number>
      taken_back: Generated<number>
      left: Generated<number>
      started_by: number
      started_at: string | null
      ended_at: string | null
    }
    document_carried: { carry_id: number; document_id: number; version: number; outcome: Generated<CarriedDocument['outcome']> }
    document_derivings: {
      application_instance_id: number
      run: Generated<number>
      state: 'waiting' | 'running' | 'done'
      after_id: Generated<number>
    }
  }
}
