-- A link to a bank, payroll or tax service that a borrower has opened and not finished: where the vendor's page returns to, and the token it was opened with, sealed.
create table pending_link (
  application_uuid uuid not null references application (uuid),
  identity_uuid uuid not null,
  -- INCOME, DISBURSE or AUTOPAY
  purpose text not null,
  -- of income; else empty
  method text not null default '',
  sealed bytea not null,
  opened_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (application_uuid, purpose, method)
);
create index pending_link_of_identity on pending_link (identity_uuid, opened_at);
