-- The authenticator app of an account, a borrower's or a staff member's, and its recovery codes. The secret itself is a row of `secret`.
create table second_step (
  -- The identity or staff member it belongs to.
  owner_uuid uuid primary key,
  secret_id uuid not null,
  -- Null until a first code proved that the app has the secret: until then nobody is asked for codes.
  confirmed_at timestamptz,
  -- The time step (RFC 6238) of the last code that was taken: one of the same step or an earlier is refused.
  last_step bigint
);
-- Codes for a lost phone: each opens one sign-in, and only its hash is kept.
create table recovery_code (
  code_hash bytea primary key,
  owner_uuid uuid not null references second_step (owner_uuid) on delete cascade,
  used_at timestamptz
);
create index recovery_code_owner on recovery_code (owner_uuid);
