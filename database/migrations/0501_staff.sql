-- The lender's own people: who may sign in at /desk, of one lender each. Without a password until the person has used the link they were sent.
create table staff_member (
  uuid uuid primary key,
  organization_code text not null,
  name text not null,
  email text not null,
  email_key text not null,
  role text not null,
  password_hash text,
  created_at timestamptz not null,
  suspended_at timestamptz,
  last_sign_in_at timestamptz,
  unique (organization_code, email_key)
);

-- Sessions at /desk. The cookie holds a secret, of which only the hash is here. Until the second step only that step is open to it.
create table staff_session (
  uuid uuid primary key,
  secret_hash bytea not null unique,
  staff_uuid uuid not null references staff_member (uuid) on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  second_step_at timestamptz,
  revoked_at timestamptz,
  ip text not null,
  user_agent text not null
);
create index staff_session_member on staff_session (staff_uuid, created_at);
create index staff_session_expiry on staff_session (expires_at);

-- One-time links that set a staff member's password and authenticator: of the first administrator, of an invitation, and after a reset.
create table staff_link (
  secret_hash bytea primary key,
  staff_uuid uuid not null references staff_member (uuid) on delete cascade,
  expires_at timestamptz not null
);
create index staff_link_member on staff_link (staff_uuid);

-- Who changed whose access at /desk, when and why. Append-only.
create table staff_change (
  id uuid primary key,
  organization_code text not null,
  at timestamptz not null,
  -- Null: the command on the server, npm run staff.
  by_uuid uuid references staff_member (uuid),
  staff_uuid uuid not null references staff_member (uuid),
  change text not null,
  role text not null,
  reason text not null
);
create index staff_change_of_lender on staff_change (organization_code, at desc);
create function staff_log_is_final() returns trigger language plpgsql as $$
begin raise exception 'the logs of staff are append-only'; end $$;
create trigger staff_change_append_only before update or delete on staff_change for each row execute function staff_log_is_final();

-- Every look at a borrower's data by staff: who, when, whose, which fields, and why (16 CFR 314.4(c)(8)). Append-only; the words of a search are not kept.
create table staff_view (
  id uuid primary key,
  organization_code text not null,
  at timestamptz not null,
  staff_uuid uuid not null references staff_member (uuid),
  role text not null,
  -- Whose data; both null for a search.
  subject_uuid uuid,
  application_uuid uuid,
  fields text[] not null,
  reason text not null,
  note text not null
);
create index staff_view_of_lender on staff_view (organization_code, at desc, id desc);
create index staff_view_of_staff on staff_view (staff_uuid, at desc);
create index staff_view_of_subject on staff_view (subject_uuid, at desc);
create trigger staff_view_append_only before update or delete on staff_view for each row execute function staff_log_is_final();
