create table documents (
  id                       integer generated always as identity primary key,
  schema_id                integer not null references schemas,
  -- The version of the schema it was last saved under.
  schema_version           integer not null,
  application_instance_id  integer not null references application_instances,
  status                   text not null check (status in ('draft', 'published', 'published_not_listed')),
  -- Which of its contents it has now; the same content of several revisions is stored once.
  content_hash             text not null,
  -- Documents that it points at without their standing in the content.
  "references"             jsonb not null default '[]',
  image_media_id           integer,
  location                 jsonb,
  -- How far each language has come, derived at each save.
  languages                jsonb not null default '[]',
  -- Sent by the browser with a new document, so that a retry after a lost answer makes no second one.
  client_key               uuid,
  published_at             timestamptz,
  version                  integer not null default 1,
  created_at               timestamptz not null default now(),
  created_by               integer references users,
  updated_at               timestamptz not null default now(),
  updated_by               integer references users,
  deleted_at               timestamptz,
  deleted_by               integer references users,
  is_deleted               boolean not null generated always as (deleted_at is not null) stored
);
create unique index documents_by_client_key on documents (application_instance_id, created_by, client_key) where client_key is not null;
-- A list is a merge of such groups, each read in its order: the first page costs the same among a thousand and a million.
create index documents_by_updated on documents (application_instance_id, schema_id, status, is_deleted, updated_at, id);
create index documents_by_created on documents (application_instance_id, schema_id, status, is_deleted, created_at, id);
create index documents_by_deleted on documents (application_instance_id, schema_id, status, deleted_at, id) where deleted_at is not null;
create index documents_in_updated_order on documents (updated_at, id);
create index documents_by_schema on documents (schema_id, id);
create index documents_created_by on documents (created_by, application_instance_id, id);
create index documents_updated_by on documents (updated_by, application_instance_id, id);
create index documents_deleted_by on documents (deleted_by, application_instance_id, id) where deleted_by is not null;

-- As json and not jsonb: nothing in SQL reads it, and the order of what people wrote is kept.
create table document_contents (
  document_id  integer not null references documents on delete cascade,
  hash         text collate "C" not null,
  content      json not null,
  primary key (document_id, hash)
);

create table document_revisions (
  document_id     integer not null references documents on delete cascade,
  version         integer not null,
  kind            text not null,
  status          text not null,
  schema_version  integer not null,
  content_hash    text collate "C" not null,
  "references"    jsonb not null,
  restored_from   integer,
  saved_at        timestamptz not null default now(),
  saved_by        integer references users,
  primary key (document_id, version)
);

-- What lists show and sort by, per language, made in TypeScript at each save. Instance, schema, status and deletion are
-- repeated so that one index gives a sorted page.
create table document_texts (
  document_id              integer not null references documents on delete cascade,
  locale                   text collate "C" not null,
  application_instance_id  integer not null,
  schema_id                integer not null,
  status                   text not null,
  is_deleted               boolean not null,
  title                    text not null,
  internal_title           text not null,
  description              text not null,
  title_sort               text collate "C" not null,
  internal_title_sort      text collate "C" not null,
  description_sort         text collate "C" not null,
  -- The chips of the menu items by their path.
  chips                    jsonb not null default '{}',
  primary key (document_id, locale)
);
create index document_texts_by_title
  on document_texts (application_instance_id, schema_id, status, is_deleted, locale, title_sort, document_id);
create index document_texts_by_internal_title
  on document_texts (application_instance_id, schema_id, status, is_deleted, locale, internal_title_sort, document_id);
create index document_texts_by_description
  on document_texts (application_instance_id, schema_id, status, is_deleted, locale, description_sort, document_id);

-- In which languages all documents of an instance have their rows. One that is new is asked for when a job has made them.
create table document_locales (
  application_instance_id  integer not null references application_instances on delete cascade,
  locale                   text collate "C" not null,
  position                 integer not null,
  primary key (application_instance_id, locale)
);

-- Stems by the language, and the words themselves for searches by a beginning; beside them the instance and the schema
-- as lexemes that nobody can type, so that one index answers «these words in this instance».
create table document_search (
  document_id  integer not null references documents on delete cascade,
  locale       text collate "C" not null,
  lexemes      tsvector not null,
  fields       jsonb not null,
  hit_fields   jsonb not null,
  primary key (document_id, locale)
);
create index document_search_lexemes on document_search using gin (lexemes);

-- Every word that documents have, per language: where a typo is looked up. One that no document has any more does no harm.
create table document_words (
  locale  text collate "C" not null,
  word    text collate "C" not null,
  primary key (locale, word)
);
create index document_words_alike on document_words using gin (word gin_trgm_ops);

create table document_relations (
  document_id     integer not null references documents on delete cascade,
  position        integer not null,
  to_document_id  integer not null references documents on delete cascade,
  reference_key   text not null,
  -- Where it stands in the content; null where it is a reference beside it.
  pointer         text,
  primary key (document_id, position)
);
create index document_relations_reverse on document_relations (to_document_id, document_id);

-- Per text and language, the hash of the source text it was last saved or confirmed against.
create table document_sources (
  document_id  integer primary key references documents on delete cascade,
  sources      jsonb not null
);

-- How many documents there are in each group that a list asks for; kept by the triggers below.
create table document_counts (
  application_instance_id  integer not null,
  schema_id                integer not null,
  status                   text not null,
  is_deleted               boolean not null,
  value                    integer not null,
  primary key (application_instance_id, schema_id, status, is_deleted)
);
create index document_counts_by_schema on document_counts (schema_id);

-- In one order for all writers: no deadlock. A group that nobody counts any more is not begun below zero.
create function count_documents() returns trigger language plpgsql as $$
declare
  step record;
begin
  for step in execute
    'select application_instance_id, schema_id, status, is_deleted, sum(step)::int as value from (' || case tg_op
      when 'INSERT' then 'select application_instance_id, schema_id, status, is_deleted, 1 as step from new_rows'
      when 'DELETE' then 'select application_instance_id, schema_id, status, is_deleted, -1 as step from old_rows'
      else 'select application_instance_id, schema_id, status, is_deleted, 1 as step from new_rows
            union all select application_instance_id, schema_id, status, is_deleted, -1 from old_rows'
    end || ') as steps group by 1, 2, 3, 4 having sum(step) <> 0 order by 1, 2, 3, 4'
  loop
    if step.value > 0 then
      insert into document_counts as c (application_instance_id, schema_id, status, is_deleted, value)
        values (step.application_instance_id, step.schema_id, step.status, step.is_deleted, step.value)
        on conflict (application_instance_id, schema_id, status, is_deleted) do update set value = c.value + excluded.value;
    else
      update document_counts c set value = c.value + step.value
        where c.application_instance_id = step.application_instance_id and c.schema_id = step.schema_id
          and c.status = step.status and c.is_deleted = step.is_deleted;
    end if;
  end loop;
  return null;
end $$;
create trigger documents_counted_insert after insert on documents referencing new table as new_rows
  for each statement execute function count_documents();
create trigger documents_counted_update after update on documents referencing old table as old_rows new table as new_rows
  for each statement execute function count_documents();
create trigger documents_counted_delete after delete on documents referencing old table as old_rows
  for each statement execute function count_documents();
