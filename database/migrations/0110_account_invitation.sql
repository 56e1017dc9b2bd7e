-- An account that somebody else opened for a borrower, such as a loan officer's inquiry: the borrower sets its password once, by a mailed secret.
create table account_invitation (
  -- SHA-256 of the secret: what was mailed cannot be read here.
  secret_hash bytea primary key,
  identity_uuid uuid not null references identity (uuid),
  application_uuid uuid not null references application (uuid),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_invitation_of_application on account_invitation (application_uuid);
