-- How many documents of each group someone made, and how many they were the last to change: what «by me» is made of.
-- Kept by the triggers below, as document_counts is. A count stands in as many rows as were changed at once, and is their sum: a
-- writer takes one that nobody holds, or begins another. Waiting for one while both hold documents, two would wait for ever.
create table document_author_counts (
  id                       integer generated always as identity primary key,
  user_id                  integer not null,
  author                   text not null check (author in ('created_by', 'updated_by')),
  application_instance_id  integer not null,
  schema_id                integer not null,
  status                   text not null,
  is_deleted               boolean not null,
  value                    integer not null
);
create index document_author_counts_of_person
  on document_author_counts (user_id, author, application_instance_id, schema_id, status, is_deleted);
insert into document_author_counts (user_id, author, application_instance_id, schema_id, status, is_deleted, value)
  select created_by, 'created_by', application_instance_id, schema_id, status, is_deleted, count(*)
  from documents where created_by is not null group by 1, 2, 3, 4, 5, 6
  union all
  select updated_by, 'updated_by', application_instance_id, schema_id, status, is_deleted, count(*)
  from documents where updated_by is not null group by 1, 2, 3, 4, 5, 6;

-- A person who saves again what they saved before changes nothing here.
create function count_authored_documents() returns trigger language plpgsql as $$
declare
  rows_of text := case tg_op
    when 'INSERT' then 'select *, 1 as step from new_rows'
    when 'DELETE' then 'select *, -1 as step from old_rows'
    else 'select *, 1 as step from new_rows union all select *, -1 from old_rows'
  end;
  step record;
begin
  for step in execute
    'select a.user_id, a.author, application_instance_id, schema_id, status, is_deleted, sum(step)::int as value from (' || rows_of || ') as rows
     cross join lateral (values (created_by, ''created_by''), (updated_by, ''updated_by'')) as a (user_id, author)
     where a.user_id is not null group by 1, 2, 3, 4, 5, 6 having sum(step) <> 0'
  loop
    update document_author_counts c set value = c.value + step.value where c.id = (
      select f.id from document_author_counts f
      where f.user_id = step.user_id and f.author = step.author and f.application_instance_id = step.application_instance_id
        and f.schema_id = step.schema_id and f.status = step.status and f.is_deleted = step.is_deleted
      limit 1 for update skip locked);
    -- A count that nobody keeps any more is not begun below zero.
    if not found and (step.value > 0 or exists (select from document_author_counts f
      where f.user_id = step.user_id and f.author = step.author and f.application_instance_id = step.application_instance_id
        and f.schema_id = step.schema_id and f.status = step.status and f.is_deleted = step.is_deleted)) then
      insert into document_author_counts (user_id, author, application_instance_id, schema_id, status, is_deleted, value)
        values (step.user_id, step.author, step.application_instance_id, step.schema_id, step.status, step.is_deleted, step.value);
    end if;
  end loop;
  return null;
end $$;
create trigger documents_authored_insert after insert on documents referencing new table as new_rows
  for each statement execute function count_authored_documents();
create trigger documents_authored_update after update on documents referencing old table as old_rows new table as new_rows
  for each statement execute function count_authored_documents();
create trigger documents_authored_delete after delete on documents referencing old table as old_rows
  for each statement execute function count_authored_documents();

-- Their first page by the time of the last change is read in its order, however many they are.
drop index documents_created_by;
drop index documents_updated_by;
create index documents_created_by on documents (created_by, application_instance_id, schema_id, status, is_deleted, updated_at, id);
create index documents_updated_by on documents (updated_by, application_instance_id, schema_id, status, is_deleted, updated_at, id);

-- What a content weighs in an answer; as it is stored, it may be pressed to a fraction of that.
alter table document_contents add column bytes integer not null generated always as (octet_length(content::text)) stored;
