-- What was ordered of a vendor: a job finds its order by it, and a callback its file (domain.md §4, general port rules).
create table provider_order (
  provider text not null,
  ref text not null,
  application_uuid uuid not null references application (uuid),
  -- The job that hears of news of it.
  step text not null,
  -- What it is about, where one job has several: a debt.
  subject text not null,
  -- 1 for the first, 2 after that one ended without what was wanted.
  turn integer not null,
  state text not null check (state in ('OPEN', 'ENDED')),
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (provider, ref),
  unique (application_uuid, step, subject, turn)
);
create index provider_order_open on provider_order (provider) where state = 'OPEN';

-- Callbacks that were heard: a vendor repeats them.
create table webhook_event (
  provider text not null,
  event_id text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
create index webhook_event_age on webhook_event (received_at);

-- Offers are made for prequalification and again from verified facts.
alter table offer_set add column kind text not null default 'PREQUALIFICATION';
alter table offer_set drop constraint offer_set_application_uuid_attempt_key;
alter table offer_set add constraint offer_set_once unique (application_uuid, kind, attempt);

-- Documents made as PDF lie in the storage; the same kind may be made again with other contents.
alter table document add column storage_key text;
alter table document alter column body drop not null;
alter table document drop constraint document_pkey;
alter table document add primary key (application_uuid, kind, version, sha256);

-- People and accounts that facts name by id; may be erased.
create table signer (
  id uuid primary key,
  application_uuid uuid not null references application (uuid),
  role text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text
);
create index signer_of_application on signer (application_uuid);
create table bank_account (
  id uuid primary key,
  application_uuid uuid not null references application (uuid),
  role text not null,
  mask text not null,
  bank_name text,
  account_type text not null check (account_type in ('CHECKING', 'SAVINGS')),
  holder_name text not null,
  -- Rows of secret.
  routing_secret uuid not null,
  number_secret uuid not null,
  created_at timestamptz not null
);
create index bank_account_of_application on bank_account (application_uuid, created_at);
create table employer (
  application_uuid uuid primary key references application (uuid),
  name text not null,
  phone text not null,
  contact text,
  title text,
  start_date date
);
