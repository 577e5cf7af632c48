create table locales (
  id             integer generated always as identity primary key,
  language_code  text collate "C" not null check (language_code ~ '^[A-Za-z-]{2,20}$'),
  name           text not null check (length(name) >= 1),
  name_sort      text collate "C" not null,
  version        integer not null default 1,
  created_at     timestamptz not null default now(),
  created_by     integer references users,
  updated_at     timestamptz not null default now(),
  updated_by     integer references users
);
create unique index locales_by_code on locales (lower(language_code));
create index locales_by_name on locales (name_sort, id);
