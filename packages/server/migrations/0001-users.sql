create extension if not exists pg_trgm;

-- Totals that lists show without counting (decisions: Totals). Kept by triggers of the counted tables.
create table record_counts (
  name   text primary key,
  value  integer not null default 0
);

create table users (
  id           integer generated always as identity primary key,
  username     text collate "C" not null unique check (username = lower(username)),
  name         text not null check (length(name) >= 1),
  name_sort    text collate "C" not null,
  search_text  text not null,
  image_url    text,
  is_admin     boolean not null default false,
  is_banned    boolean not null default false,
  activated    boolean not null default false,
  issuer       text,
  subject      text,
  version      integer not null default 1,
  created_at   timestamptz not null default now(),
  created_by   integer references users,
  updated_at   timestamptz not null default now(),
  updated_by   integer references users,
  unique (issuer, subject)
);
create index users_by_name on users (name_sort, id);
create index users_by_updated on users (updated_at, id);
create index users_by_created on users (created_at, id);
create index users_search on users using gin (search_text gin_trgm_ops);
-- The rare side of each filter, so that finding it does not walk the whole table.
create index users_superuser on users (name_sort, id) where is_admin;
create index users_banned on users (name_sort, id) where is_banned;
create index users_not_activated on users (name_sort, id) where not activated;

insert into record_counts (name) values
  ('users'), ('users.is_admin'), ('users.is_banned'), ('users.activated');

-- One statement, one update of the counters, always in the same order: two writers cannot deadlock.
create function count_users() returns trigger language plpgsql as $$
declare
  sign integer := case when tg_op = 'DELETE' then -1 else 1 end;
  changed record;
begin
  if tg_op = 'UPDATE' then
    for changed in
      select 'users.' || filter as name, sum(new_value - old_value)::integer as delta
      from (
        select 'activated' as filter, n.activated::int as new_value, o.activated::int as old_value from new_rows n join old_rows o using (id)
        union all
        select 'is_admin', n.is_admin::int, o.is_admin::int from new_rows n join old_rows o using (id)
        union all
        select 'is_banned', n.is_banned::int, o.is_banned::int from new_rows n join old_rows o using (id)
      ) as flags
      group by filter having sum(new_value - old_value) <> 0 order by filter
    loop
      update record_counts set value = value + changed.delta where name = changed.name;
    end loop;
  else
    for changed in
      select name, delta * sign as delta from (
        select 'users' as name, count(*)::integer as delta from new_rows
        union all select 'users.activated', count(*) filter (where activated)::integer from new_rows
        union all select 'users.is_admin', count(*) filter (where is_admin)::integer from new_rows
        union all select 'users.is_banned', count(*) filter (where is_banned)::integer from new_rows
      ) as totals
      where delta <> 0 order by name
    loop
      update record_counts set value = value + changed.delta where name = changed.name;
    end loop;
  end if;
  return null;
end $$;

create trigger users_counted_insert after insert on users referencing new table as new_rows
  for each statement execute function count_users();
create trigger users_counted_update after update on users referencing old table as old_rows new table as new_rows
  for each statement execute function count_users();
create trigger users_counted_delete after delete on users referencing old table as new_rows
  for each statement execute function count_users();
