-- What a search compares: the key, its words, and its texts in every language (the contract's searchText, made when a
-- text is saved). What stood here before gets the nearest thing that SQL can make, until its next save.
-- An empty text is a missing one: it would hide the built dictionary.
delete from translations where text = '';
alter table translation_keys add column search_text text not null default '';
update translation_keys k set search_text = ' ' || lower(concat_ws(' ', k.translation_key, replace(k.translation_key, '.', ' '),
  (select string_agg(t.text, ' ') from translations t where t.translation_key_id = k.id)));
alter table translation_keys alter column search_text drop default;
alter table translations add constraint translations_not_empty check (text <> '');

create index translation_keys_by_updated on translation_keys (updated_at, id);
create index translation_keys_search on translation_keys using gin (search_text gin_trgm_ops);

-- Keeps `<table>` of record_counts for tables whose rows are deleted at once.
create function count_rows() returns trigger language plpgsql as $$
declare
  changed integer;
begin
  if tg_op = 'INSERT' then select count(*) into changed from new_rows;
  else select -count(*) into changed from old_rows;
  end if;
  if changed <> 0 then update record_counts set value = value + changed where name = tg_table_name; end if;
  return null;
end $$;

insert into record_counts (name, value)
  select 'translation_keys', count(*) from translation_keys
  union all select 'translations', count(*) from translations;
create trigger translation_keys_counted_insert after insert on translation_keys referencing new table as new_rows
  for each statement execute function count_rows();
create trigger translation_keys_counted_delete after delete on translation_keys referencing old table as old_rows
  for each statement execute function count_rows();
create trigger translations_counted_insert after insert on translations referencing new table as new_rows
  for each statement execute function count_rows();
create trigger translations_counted_delete after delete on translations referencing old table as old_rows
  for each statement execute function count_rows();
