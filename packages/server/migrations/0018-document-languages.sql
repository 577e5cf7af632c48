-- One per instance: how far the rows of its documents have come since its languages became others.
create table document_derivings (
  application_instance_id  integer primary key references application_instances on delete cascade,
  run                      integer not null default 1,
  state                    text not null check (state in ('waiting', 'running', 'done')),
  after_id                 integer not null default 0
);
create index documents_by_instance on documents (application_instance_id, id);
