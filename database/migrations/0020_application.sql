-- One application: the folded facts, the derived status and the version of its log (house.md §2).
create table application (
  uuid uuid primary key,
  identity_uuid uuid not null,
  org_code text not null,
  loan_number text not null unique,
  settings jsonb not null,
  product jsonb not null,
  facts jsonb not null,
  status text not null,
  overall_status text not null,
  version integer not null,
  since timestamptz not null,
  head_hash text not null,
  active boolean not null,
  completed_at timestamptz,
  hold_at text,
  created_at timestamptz not null
);
create unique index application_one_active on application (identity_uuid) where active;
create index application_of_identity on application (identity_uuid, created_at desc);

-- The log itself: append-only, hash-chained, the audit trail. Holds nothing the law may ask to erase.
create table fact (
  application_uuid uuid not null references application (uuid),
  seq integer not null,
  type text not null,
  payload jsonb not null,
  actor text not null,
  actor_ref text,
  source text not null,
  at timestamptz not null,
  previous_hash text not null,
  hash text not null,
  primary key (application_uuid, seq)
);
create function fact_is_final() returns trigger language plpgsql as $$
begin raise exception 'facts are append-only'; end $$;
create trigger fact_append_only before update or delete on fact for each row execute function fact_is_final();

create table status_history (
  application_uuid uuid not null references application (uuid),
  seq integer not null,
  status text not null,
  overall_status text not null,
  at timestamptz not null,
  primary key (application_uuid, seq)
);

create table timer (
  application_uuid uuid not null references application (uuid),
  name text not null,
  turn integer not null,
  due_at timestamptz not null,
  state text not null check (state in ('RUNNING', 'FIRED', 'DROPPED')),
  primary key (application_uuid, name, turn)
);
create index timer_due on timer (due_at) where state = 'RUNNING';

-- An outside job, once for each attempt: the row decides whether a job is sent, and whether its answer still counts.
create table work (
  application_uuid uuid not null references application (uuid),
  step text not null,
  attempt integer not null,
  state text not null check (state in ('DUE', 'DONE', 'FAILED')),
  tries integer not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (application_uuid, step, attempt)
);
create index work_due on work (created_at) where state = 'DUE';

-- What a borrower typed beside the facts; may be erased.
create table property (
  application_uuid uuid not null references application (uuid),
  version integer not null,
  street1 text not null, street2 text, city text not null, state text not null, zip text not null,
  primary key (application_uuid, version)
);
create table intake (
  application_uuid uuid primary key references application (uuid),
  details jsonb not null,
  experiments jsonb not null default '[]',
  replay_link text
);
create table explanation (
  application_uuid uuid not null references application (uuid),
  kind text not null,
  body text not null,
  at timestamptz not null
);

-- What a provider answered, sealed: may be erased when its keeping time is over.
create table provider_answer (
  id uuid primary key,
  application_uuid uuid not null references application (uuid),
  kind text not null,
  attempt integer not null,
  sealed bytea not null,
  at timestamptz not null,
  unique (application_uuid, kind, attempt)
);

create table offer_set (
  id uuid primary key,
  application_uuid uuid not null references application (uuid),
  attempt integer not null,
  priced jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (application_uuid, attempt)
);

create table document (
  application_uuid uuid not null references application (uuid),
  kind text not null,
  version text not null,
  title text not null,
  body text not null,
  sha256 text not null,
  delivered_at timestamptz not null,
  primary key (application_uuid, kind, version)
);

create table condition (
  uuid uuid primary key,
  application_uuid uuid not null references application (uuid),
  category text not null,
  notes text,
  comments_to_borrower text,
  request_documents jsonb not null,
  documents_required integer not null,
  created timestamptz not null,
  closed_at timestamptz
);
create index condition_open on condition (application_uuid, created) where closed_at is null;

create table staff_task (
  id uuid primary key,
  application_uuid uuid not null references application (uuid),
  kind text not null,
  opened_at timestamptz not null,
  closed_at timestamptz
);

-- Messages to people. In the sandbox they stay here; elsewhere a sender takes them.
create table outbox (
  id uuid primary key,
  application_uuid uuid references application (uuid),
  recipient text not null,
  channel text not null check (channel in ('MAIL', 'TEXT')),
  subject text not null,
  body text not null,
  at timestamptz not null,
  sent_at timestamptz
);
create index outbox_recipient on outbox (recipient, at desc);

create table freeze_pin (
  application_uuid uuid primary key references application (uuid),
  sealed bytea not null
);
