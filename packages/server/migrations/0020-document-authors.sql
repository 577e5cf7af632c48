-- How many documents of each group someone made, and how many they were the last to change: what «by me» is made of.
-- Kept by the triggers below, as document_counts is.
create table document_author_counts (
  user_id                  integer not null,
  author                   text not null check (author in ('created_by', 'updated_by')),
  application_instance_id  integer not null,
  schema_id                integer not null,
  status                   text not null,
  is_deleted               boolean not null,
  value                    integer not null,
  primary key (user_id, author, application_instance_id, schema_id, status, is_deleted)
);
insert into document_author_counts (user_id, author, application_instance_id, schema_id, status, is_deleted, value)
  select created_by, 'created_by', application_instance_id, schema_id, status, is_deleted, count(*)
  from documents where created_by is not null group by 1, 2, 3, 4, 5, 6
  union all
  select updated_by, 'updated_by', application_instance_id, schema_id, status, is_deleted, count(*)
  from documents where updated_by is not null group by 1, 2, 3, 4, 5, 6;

-- In one order for all writers: no deadlock. A person who saves again what they saved before changes nothing here.
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
     where a.user_id is not null group by 1, 2, 3, 4, 5, 6 having sum(step) <> 0 order by 1, 2, 3, 4, 5, 6'
  loop
    if step.value > 0 then
      insert into document_author_counts as c (user_id, author, application_instance_id, schema_id, status, is_deleted, value)
        values (step.user_id, step.author, step.application_instance_id, step.schema_id, step.status, step.is_deleted, step.value)
        on conflict (user_id, author, application_instance_id, schema_id, status, is_deleted) do update set value = c.value + excluded.value;
    else
      update document_author_counts c set value = c.value + step.value
        where c.user_id = step.user_id and c.author = step.author and c.application_instance_id = step.application_instance_id
          and c.schema_id = step.schema_id and c.status = step.status and c.is_deleted = step.is_deleted;
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
