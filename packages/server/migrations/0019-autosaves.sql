-- Words that are not saved, beside the document and never in it: whose, in which of their editors, and over which version.
create table document_autosaves (
  id              integer generated always as identity primary key,
  document_id     integer not null references documents on delete cascade,
  user_id         integer not null references users,
  session_key     uuid not null,
  version         integer not null,
  schema_version  integer not null,
  content_hash    text collate "C" not null,
  -- As json, like the contents: nothing in SQL reads it.
  content         json not null,
  -- A row is written over for a minute from its beginning.
  begun_at        timestamptz not null default now(),
  kept_at         timestamptz not null default now(),
  -- The version in which they were saved; null as long as they stand nowhere else.
  saved_version   integer
);
create index document_autosaves_of_person on document_autosaves (document_id, user_id, kept_at, id);
create index document_autosaves_by_time on document_autosaves (kept_at);

-- A save by the clock has been a save like any other: no screen ever asked for one.
update document_revisions set kind = 'save' where kind = 'autosave';
