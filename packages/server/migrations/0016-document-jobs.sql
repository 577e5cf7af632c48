-- Who has a document open. A lease: who says nothing for fifteen seconds is gone.
create table document_presence (
  document_id  integer not null references documents on delete cascade,
  session_key  uuid not null,
  user_id      integer not null references users on delete cascade,
  pointer      text,
  since        timestamptz not null default now(),
  expires_at   timestamptz not null,
  primary key (document_id, session_key)
);
create index document_presence_by_end on document_presence (expires_at);

-- One per schema: how far its latest reindex has come. `run` tells a job that was overtaken by another.
create table document_reindexes (
  schema_id   integer primary key references schemas on delete cascade,
  run         integer not null default 1,
  state       text not null check (state in ('waiting', 'running', 'done', 'cancelled', 'failed')),
  -- The place it keeps: all documents up to this one are done.
  after_id    integer not null default 0,
  done        integer not null default 0,
  total       integer not null default 0,
  started_at  timestamptz,
  ended_at    timestamptz
);
