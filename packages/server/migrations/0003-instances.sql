create table owners (
  id                     integer generated always as identity primary key,
  slug                   text collate "C" not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  name                   jsonb not null default '{}',
  description            jsonb not null default '{}',
  identifier             text,
  google_analytics_code  text,
  owner_id               integer references owners,
  availability_url       text,
  image_url              text,
  location               jsonb,
  version                integer not null default 1,
  created_at             timestamptz not null default now(),
  created_by             integer references users,
  updated_at             timestamptz not null default now(),
  updated_by             integer references users,
  deleted_at             timestamptz,
  deleted_by             integer references users
);
create unique index owners_by_slug on owners (slug) where deleted_at is null;

create table applications (
  id                integer generated always as identity primary key,
  slug              text collate "C" not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  name              text not null check (length(name) >= 1),
  description       text,
  image_url         text,
  url               text,
  qr_code_base_url  text,
  owner_schema_id   integer,
  menu_heading      text,
  menu              jsonb not null default '[]',
  version           integer not null default 1,
  created_at        timestamptz not null default now(),
  created_by        integer references users,
  updated_at        timestamptz not null default now(),
  updated_by        integer references users,
  deleted_at        timestamptz,
  deleted_by        integer references users
);
create unique index applications_by_slug on applications (slug) where deleted_at is null;

create table application_instances (
  id              integer generated always as identity primary key,
  application_id  integer not null references applications,
  owner_id        integer not null references owners,
  slug            text collate "C" not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  name            text not null check (length(name) >= 1),
  max_users       integer check (max_users >= 0),
  expires_at      timestamptz,
  version         integer not null default 1,
  created_at      timestamptz not null default now(),
  created_by      integer references users,
  updated_at      timestamptz not null default now(),
  updated_by      integer references users,
  deleted_at      timestamptz,
  deleted_by      integer references users
);
create unique index application_instances_by_slug on application_instances (owner_id, slug) where deleted_at is null;
create index application_instances_by_application on application_instances (application_id);

create table application_instance_locales (
  application_instance_id  integer not null references application_instances on delete cascade,
  locale_id                integer not null references locales,
  position                 integer not null,
  primary key (application_instance_id, locale_id)
);

create table application_instance_shares (
  application_instance_id     integer not null references application_instances on delete cascade,
  to_application_instance_id  integer not null references application_instances on delete cascade,
  type                        text not null check (type in ('document', 'media')),
  primary key (application_instance_id, to_application_instance_id, type),
  check (application_instance_id <> to_application_instance_id)
);

create table roles (
  id    integer primary key,
  name  text not null unique
);
insert into roles (id, name) values (1, 'admin'), (2, 'editor'), (3, 'guest');

create table instance_users (
  application_instance_id  integer not null references application_instances on delete cascade,
  user_id                  integer not null references users on delete cascade,
  role_id                  integer not null references roles,
  created_at               timestamptz not null default now(),
  primary key (application_instance_id, user_id)
);
create index instance_users_by_user on instance_users (user_id);
