-- What a search compares: the instance's own words, its owner's and its application's, each kept by whoever changes them.
-- What stood here before gets the nearest thing that SQL can make, until the next save.
alter table application_instances
  add column name_sort         text collate "C" not null default '',
  add column own_text          text not null default '',
  add column owner_text        text not null default '',
  add column application_text  text not null default '';
update application_instances i set
  name_sort = lower(i.name),
  own_text = ' ' || lower(concat_ws(' ', i.name, i.slug)),
  owner_text = (select o.search_text from owners o where o.id = i.owner_id),
  application_text = (select ' ' || lower(a.name || ' ' || a.slug) from applications a where a.id = i.application_id);
alter table application_instances
  alter column name_sort drop default,
  alter column own_text drop default,
  alter column owner_text drop default,
  alter column application_text drop default,
  add column search_text text generated always as (own_text || owner_text || application_text) stored;

create index application_instances_by_name on application_instances (name_sort, id);
create index application_instances_by_updated on application_instances (updated_at, id);
create index application_instances_in_slug_order on application_instances (slug, id);
create index application_instances_by_expiry on application_instances (expires_at, id);
create index application_instances_by_owner on application_instances (owner_id);
create index application_instances_deleted on application_instances (updated_at, id) where deleted_at is not null;
create index application_instances_search on application_instances using gin (search_text gin_trgm_ops);
create index application_instance_shares_by_receiver on application_instance_shares (to_application_instance_id);
create index application_instance_locales_by_locale on application_instance_locales (locale_id);

insert into record_counts (name, value)
  select 'application_instances', count(*) filter (where deleted_at is null) from application_instances
  union all select 'application_instances.deleted', count(*) filter (where deleted_at is not null) from application_instances;
create trigger application_instances_counted_insert after insert on application_instances referencing new table as new_rows
  for each statement execute function count_deletable();
create trigger application_instances_counted_update after update on application_instances
  referencing old table as old_rows new table as new_rows for each statement execute function count_deletable();
create trigger application_instances_counted_delete after delete on application_instances referencing old table as old_rows
  for each statement execute function count_deletable();
