-- Sort keys and search text are made in TypeScript (the contract's sortKey and searchText) whenever a record is saved.
-- What stood here before gets the nearest thing that SQL can make, until its next save.
alter table owners
  add column name_sort_no  text collate "C" not null default '',
  add column name_sort_nn  text collate "C" not null default '',
  add column name_sort_sv  text collate "C" not null default '',
  add column name_sort_en  text collate "C" not null default '',
  add column search_text   text not null default '';
update owners set
  name_sort_no = lower(coalesce(name ->> 'no', slug)),
  name_sort_nn = lower(coalesce(name ->> 'nn', name ->> 'no', slug)),
  name_sort_sv = lower(coalesce(name ->> 'sv', name ->> 'no', slug)),
  name_sort_en = lower(coalesce(name ->> 'en', name ->> 'no', slug)),
  search_text = ' ' || lower(concat_ws(' ', name ->> 'no', name ->> 'nn', name ->> 'sv', name ->> 'en', slug));
alter table owners
  alter column name_sort_no drop default,
  alter column name_sort_nn drop default,
  alter column name_sort_sv drop default,
  alter column name_sort_en drop default,
  alter column search_text drop default,
  add constraint owners_not_their_own_parent check (owner_id <> id);

create index owners_by_name_no on owners (name_sort_no, id);
create index owners_by_name_nn on owners (name_sort_nn, id);
create index owners_by_name_sv on owners (name_sort_sv, id);
create index owners_by_name_en on owners (name_sort_en, id);
create index owners_by_updated on owners (updated_at, id);
create index owners_in_slug_order on owners (slug, id);
create index owners_by_parent on owners (owner_id) where owner_id is not null;
create index owners_deleted on owners (updated_at, id) where deleted_at is not null;
create index owners_search on owners using gin (search_text gin_trgm_ops);

-- Keeps `<table>` (what is not deleted) and `<table>.deleted` of record_counts. One order for all writers: no deadlock.
create function count_deletable() returns trigger language plpgsql as $$
declare
  live integer := 0;
  deleted integer := 0;
begin
  if tg_op in ('INSERT', 'UPDATE') then
    select live + count(*) filter (where deleted_at is null), deleted + count(*) filter (where deleted_at is not null)
      into live, deleted from new_rows;
  end if;
  if tg_op in ('UPDATE', 'DELETE') then
    select live - count(*) filter (where deleted_at is null), deleted - count(*) filter (where deleted_at is not null)
      into live, deleted from old_rows;
  end if;
  if live <> 0 then update record_counts set value = value + live where name = tg_table_name; end if;
  if deleted <> 0 then update record_counts set value = value + deleted where name = tg_table_name || '.deleted'; end if;
  return null;
end $$;

insert into record_counts (name, value)
  select 'owners', count(*) filter (where deleted_at is null) from owners
  union all select 'owners.deleted', count(*) filter (where deleted_at is not null) from owners;
create trigger owners_counted_insert after insert on owners referencing new table as new_rows
  for each statement execute function count_deletable();
create trigger owners_counted_update after update on owners referencing old table as old_rows new table as new_rows
  for each statement execute function count_deletable();
create trigger owners_counted_delete after delete on owners referencing old table as old_rows
  for each statement execute function count_deletable();
