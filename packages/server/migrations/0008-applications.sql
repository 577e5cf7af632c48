-- As with owners: the nearest thing that SQL can make, until the next save.
alter table applications
  add column name_sort    text collate "C" not null default '',
  add column search_text  text not null default '';
update applications set name_sort = lower(name), search_text = ' ' || lower(concat_ws(' ', name, slug, description));
alter table applications
  alter column name_sort drop default,
  alter column search_text drop default;

create index applications_by_name on applications (name_sort, id);
create index applications_by_updated on applications (updated_at, id);
create index applications_in_slug_order on applications (slug, id);
create index applications_deleted on applications (updated_at, id) where deleted_at is not null;
create index applications_search on applications using gin (search_text gin_trgm_ops);

insert into record_counts (name, value)
  select 'applications', count(*) filter (where deleted_at is null) from applications
  union all select 'applications.deleted', count(*) filter (where deleted_at is not null) from applications;
create trigger applications_counted_insert after insert on applications referencing new table as new_rows
  for each statement execute function count_deletable();
create trigger applications_counted_update after update on applications referencing old table as old_rows new table as new_rows
  for each statement execute function count_deletable();
create trigger applications_counted_delete after delete on applications referencing old table as old_rows
  for each statement execute function count_deletable();
