-- A key that an app shows to fetch published content. Only its hash is stored: who reads this table cannot use it.
create table api_keys (
  id              integer generated always as identity primary key,
  application_id  integer not null references applications,
  name            text not null check (length(name) >= 1),
  name_sort       text collate "C" not null,
  search_text     text not null,
  description     text,
  -- The first characters, by which a person knows which key this is.
  key_start       text not null check (length(key_start) <= 8),
  key_hash        text collate "C" not null unique,
  expires_at      timestamptz,
  last_used_at    timestamptz,
  version         integer not null default 1,
  created_at      timestamptz not null default now(),
  created_by      integer references users,
  updated_at      timestamptz not null default now(),
  updated_by      integer references users,
  deleted_at      timestamptz,
  deleted_by      integer references users
);
create index api_keys_by_name on api_keys (name_sort, id);
create index api_keys_by_updated on api_keys (updated_at, id);
create index api_keys_by_application on api_keys (application_id);
create index api_keys_deleted on api_keys (updated_at, id) where deleted_at is not null;
create index api_keys_search on api_keys using gin (search_text gin_trgm_ops);

insert into record_counts (name) values ('api_keys'), ('api_keys.deleted');
create trigger api_keys_counted_insert after insert on api_keys referencing new table as new_rows
  for each statement execute function count_deletable();
create trigger api_keys_counted_update after update on api_keys referencing old table as old_rows new table as new_rows
  for each statement execute function count_deletable();
create trigger api_keys_counted_delete after delete on api_keys referencing old table as old_rows
  for each statement execute function count_deletable();

-- Which instances of its application a key opens.
create table api_key_instances (
  api_key_id               integer not null references api_keys on delete cascade,
  application_instance_id  integer not null references application_instances on delete cascade,
  created_at               timestamptz not null default now(),
  created_by               integer references users,
  primary key (api_key_id, application_instance_id)
);
create index api_key_instances_by_instance on api_key_instances (application_instance_id);
