create table schemas (
  id                              integer generated always as identity primary key,
  application_id                  integer not null references applications,
  slug                            text collate "C" not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  name                            text not null check (length(name) >= 1),
  name_sort                       text collate "C" not null,
  description                     text,
  description_sort                text collate "C" not null,
  search_text                     text not null,
  single_document_per_instance    boolean not null default false,
  -- As text: the order of the fields and the author's own spacing are part of a schema.
  json_schema                     text not null default '{}',
  ui_schema                       text not null default '{}',
  searchable_fields               jsonb not null default '[]',
  title_field_json_path           text,
  internal_title_field_json_path  text,
  description_field_json_path     text,
  image_field_json_path           text,
  description_field_override      text,
  preview_url                     text,
  version                         integer not null default 1,
  created_at                      timestamptz not null default now(),
  created_by                      integer references users,
  updated_at                      timestamptz not null default now(),
  updated_by                      integer references users,
  deleted_at                      timestamptz,
  deleted_by                      integer references users
);
create unique index schemas_by_slug on schemas (application_id, slug) where deleted_at is null;
create index schemas_by_name on schemas (name_sort, id);
create index schemas_by_description on schemas (description_sort, id);
create index schemas_by_updated on schemas (updated_at, id);
create index schemas_by_application on schemas (application_id);
create index schemas_deleted on schemas (updated_at, id) where deleted_at is not null;
create index schemas_search on schemas using gin (search_text gin_trgm_ops);

insert into record_counts (name, value) values ('schemas', 0), ('schemas.deleted', 0);
create trigger schemas_counted_insert after insert on schemas referencing new table as new_rows
  for each statement execute function count_deletable();
create trigger schemas_counted_update after update on schemas referencing old table as old_rows new table as new_rows
  for each statement execute function count_deletable();
create trigger schemas_counted_delete after delete on schemas referencing old table as old_rows
  for each statement execute function count_deletable();

-- Every version as it was saved, with the definitions of that day merged in: an old one never changes.
create table schema_versions (
  schema_id        integer not null references schemas on delete cascade,
  version          integer not null,
  action           text not null check (action in ('created', 'updated', 'restored', 'deleted', 'undeleted')),
  changed          jsonb not null default '[]',
  restored_from    integer,
  record           text not null,
  prepared_schema  text not null,
  saved_at         timestamptz not null default now(),
  saved_by         integer references users,
  primary key (schema_id, version)
);

-- Until now there were no schemas: what an application names is nothing.
update applications set owner_schema_id = null where owner_schema_id is not null;
alter table applications
  add constraint applications_owner_schema foreign key (owner_schema_id) references schemas on delete set null;
create index applications_by_owner_schema on applications (owner_schema_id) where owner_schema_id is not null;
