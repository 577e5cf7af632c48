-- News for everyone who works here, written by superusers.
create table news_items (
  id            integer generated always as identity primary key,
  title         text not null check (length(title) >= 1),
  title_sort    text collate "C" not null,
  search_text   text not null,
  -- Rich text, sanitised before it is stored and again before it leaves.
  description   text not null,
  keywords      text[] not null default '{}',
  is_pinned     boolean generated always as ('pinned' = any (keywords)) stored,
  published_at  timestamptz,
  version       integer not null default 1,
  created_at    timestamptz not null default now(),
  created_by    integer references users,
  updated_at    timestamptz not null default now(),
  updated_by    integer references users
);
create index news_items_feed on news_items (is_pinned desc, published_at desc, id desc) where published_at is not null;
create index news_items_by_title on news_items (title_sort, id);
create index news_items_by_published on news_items (published_at, id);
create index news_items_by_updated on news_items (updated_at, id);
create index news_items_search on news_items using gin (search_text gin_trgm_ops);

insert into record_counts (name) values ('news_items');
create trigger news_items_counted_insert after insert on news_items referencing new table as new_rows
  for each statement execute function count_rows();
create trigger news_items_counted_delete after delete on news_items referencing old table as old_rows
  for each statement execute function count_rows();
