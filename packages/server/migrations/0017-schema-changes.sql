-- What a schema as someone is writing it would do to its documents: counted by a job that keeps its place and its figures.
create table document_impacts (
  id              integer generated always as identity primary key,
  schema_id       integer not null references schemas on delete cascade,
  schema_version  integer not null,
  asked_by        integer not null references users on delete cascade,
  asked_at        timestamptz not null default now(),
  json_schema     text not null,
  choices         jsonb not null,
  state           text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'cancelled')),
  after_id        integer not null default 0,
  done            integer not null default 0,
  total           integer not null,
  figures         jsonb not null,
  started_at      timestamptz,
  ended_at        timestamptz
);
create index document_impacts_by_schema on document_impacts (schema_id, asked_by);
create index document_impacts_by_time on document_impacts (asked_at);

create table document_impact_rows (
  impact_id    integer not null references document_impacts on delete cascade,
  document_id  integer not null references documents on delete cascade,
  errors       jsonb not null,
  -- The fields it has text in that are gone.
  vanished     text[] not null,
  primary key (impact_id, document_id)
);
create index document_impact_rows_by_document on document_impact_rows (document_id);

-- What was chosen for the text in fields that a save of a schema took away, and how far the job that carries it has come.
create table document_carries (
  id            integer generated always as identity primary key,
  schema_id     integer not null references schemas on delete cascade,
  from_version  integer not null,
  to_version    integer not null,
  choices       jsonb not null,
  state         text not null default 'waiting'
                check (state in ('waiting', 'running', 'done', 'cancelled', 'undoing', 'undone')),
  after_id      integer not null default 0,
  done          integer not null default 0,
  total         integer not null,
  changed       integer not null default 0,
  kept          integer not null default 0,
  taken_back    integer not null default 0,
  "left"        integer not null default 0,
  started_by    integer not null references users,
  started_at    timestamptz,
  ended_at      timestamptz
);
create index document_carries_by_schema on document_carries (schema_id, id);

-- The revision that a carry-over made of a document, so that it can be taken back.
create table document_carried (
  carry_id     integer not null references document_carries on delete cascade,
  document_id  integer not null references documents on delete cascade,
  version      integer not null,
  outcome      text not null default 'carried' check (outcome in ('carried', 'taken_back', 'left')),
  primary key (carry_id, document_id)
);
create index document_carried_by_document on document_carried (document_id, version);
