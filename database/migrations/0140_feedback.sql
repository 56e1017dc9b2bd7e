-- What people say about the product (A §3). Erased with their account, and after the time of visits (server/retention.ts).
create table feedback (
  id uuid primary key,
  identity_uuid uuid not null references identity (uuid) on delete cascade,
  application_uuid uuid references application (uuid),
  org_code text not null,
  topic text not null,
  message text not null,
  marketing_consent boolean not null,
  pathname text not null,
  at timestamptz not null
);
create index feedback_of_identity on feedback (identity_uuid);
create index feedback_of_application on feedback (application_uuid);
