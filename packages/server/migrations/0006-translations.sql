create table translation_keys (
  id               integer generated always as identity primary key,
  translation_key  text collate "C" not null unique,
  version          integer not null default 1,
  created_at       timestamptz not null default now(),
  created_by       integer references users,
  updated_at       timestamptz not null default now(),
  updated_by       integer references users
);

create table translations (
  translation_key_id  integer not null references translation_keys on delete cascade,
  locale_id           integer not null references locales,
  text                text not null,
  updated_at          timestamptz not null default now(),
  updated_by          integer references users,
  primary key (translation_key_id, locale_id)
);
create index translations_by_locale on translations (locale_id);
