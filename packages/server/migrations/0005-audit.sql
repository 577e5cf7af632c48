-- Who changed which record, when, and which fields; written in the transaction of the change itself.
create table audit_entries (
  id           bigint generated always as identity primary key,
  at           timestamptz not null default now(),
  user_id      integer references users,
  record_kind  text not null,
  record_id    text not null,
  action       text not null,
  changes      jsonb not null default '{}'
);
create index audit_entries_by_record on audit_entries (record_kind, record_id, id desc);
create index audit_entries_by_user on audit_entries (user_id, id desc);
