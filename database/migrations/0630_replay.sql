-- Recordings of visits, which began with the visitor's consent. Masked before they arrived; deleted after REPLAY_DAYS, or when the visitor stops.
create table replay (
  id uuid primary key,
  session_uuid uuid not null references tracking_session (uuid) on delete cascade,
  organization_code text not null,
  -- Linked by its owner once there is an application.
  application_uuid uuid references application (uuid),
  consented_at timestamptz not null,
  last_at timestamptz not null,
  pieces integer not null default 0,
  -- Of what is stored: compressed and encrypted.
  bytes integer not null default 0
);
create index replay_of_lender on replay (organization_code, consented_at desc, id desc);
create index replay_age on replay (consented_at);
create index replay_session on replay (session_uuid);
create index replay_application on replay (application_uuid);

-- Events as JSON, compressed by gzip, then encrypted.
create table replay_piece (
  replay_id uuid not null references replay (id) on delete cascade,
  seq integer not null,
  sealed bytea not null,
  primary key (replay_id, seq)
);
