-- Corrections of identity data that staff made on request: who, why and on which evidence. The fact says what was changed; the values, before and
-- after, are sealed here and may be erased.
create table identity_change (
  id uuid primary key,
  application_uuid uuid not null references application (uuid),
  -- 'borrower' or a signer's id
  party text not null,
  what text not null check (what in ('NAME', 'BIRTH_DATE', 'SSN', 'ADDRESS', 'PHONE', 'EMAIL')),
  state text not null check (state in ('ASKED', 'APPLIED', 'REFUSED')),
  reason text not null,
  evidence text not null,
  asked_by text not null,
  asked_by_uuid uuid not null,
  asked_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  -- Why the second person refused it.
  refusal text,
  -- Null once it was erased.
  sealed bytea
);
create index identity_change_of_application on identity_change (application_uuid, asked_at desc);
-- One of a kind waits for a second person at a time.
create unique index identity_change_waits on identity_change (application_uuid, party, what) where state = 'ASKED';
