-- A count that two transactions change at once made one wait for the other while both held documents: a carry-over and a save, or
-- a forced deletion and a save that pointed at what goes, waited for each other for ever. Now a count stands in as many rows as
-- were changed at once: a writer takes one that nobody holds, or begins another, and waits for nobody. The count is their sum.
alter table document_author_counts drop constraint document_author_counts_pkey;
alter table document_author_counts add column id integer generated always as identity primary key;
create index document_author_counts_of_person
  on document_author_counts (user_id, author, application_instance_id, schema_id, status, is_deleted);

create or replace function count_authored_documents() returns trigger language plpgsql as $$
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
