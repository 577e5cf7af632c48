-- A request is signed in when its token is valid and its row here is live.
create table sessions (
  id                   integer generated always as identity primary key,
  user_id              integer not null references users on delete cascade,
  access_token_hash    text collate "C" not null unique,
  -- The token before the last refresh is good for a moment more: calls under way must not fail.
  previous_token_hash  text collate "C" unique,
  previous_until       timestamptz,
  refresh_token_hash   text collate "C" unique,
  -- A refresh token that comes a second time was copied: the session ends.
  spent_refresh_hash   text collate "C" unique,
  created_at           timestamptz not null default now(),
  expires_at           timestamptz not null,
  ended_at             timestamptz
);
create index sessions_live_by_user on sessions (user_id) where ended_at is null;
create index sessions_by_expiry on sessions (expires_at);

-- What follows belongs to the embedded login service.
create table login_records (
  model        text not null,
  id           text collate "C" not null,
  payload      jsonb not null,
  grant_id     text collate "C",
  uid          text collate "C",
  account_id   text collate "C",
  expires_at   timestamptz,
  consumed_at  timestamptz,
  primary key (model, id)
);
create index login_records_by_grant on login_records (grant_id) where grant_id is not null;
create index login_records_by_uid on login_records (uid) where uid is not null;
create index login_records_by_account on login_records (account_id) where account_id is not null;
create index login_records_by_expiry on login_records (expires_at);

create table login_keys (
  id          integer generated always as identity primary key,
  purpose     text not null check (purpose in ('signing', 'cookies')),
  secret      jsonb not null,
  created_at  timestamptz not null default now()
);

create table login_accounts (
  user_id        integer primary key references users on delete cascade,
  password_hash  text not null,
  updated_at     timestamptz not null default now()
);

create table login_invitations (
  token_hash  text collate "C" primary key,
  user_id     integer not null references users on delete cascade,
  expires_at  timestamptz not null,
  used_at     timestamptz
);
create index login_invitations_by_user on login_invitations (user_id);
