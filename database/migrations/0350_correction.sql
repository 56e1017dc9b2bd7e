-- A correction of the borrower's answers, asked for once the summary was prepared: what should stand instead, in their words, and how staff decided.
create table correction (
  id uuid primary key,
  application_uuid uuid not null references application (uuid),
  kind text not null,
  asked jsonb not null,
  asked_at timestamptz not null,
  decided_at timestamptz,
  reason text
);
create index correction_application_uuid_idx on correction (application_uuid);
