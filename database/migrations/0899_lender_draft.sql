-- A lender that is being set up in a browser by the person who was invited to: nobody is served by it until it is published.
create table lender_draft (
  id uuid primary key,
  -- SHA-256 of the link's secret: who holds the link reads and writes the draft, nobody else.
  token_hash bytea not null unique,
  -- Who was invited.
  email text not null,
  -- orgs/schema.ts: LenderSettings without version, complete or not.
  settings jsonb not null,
  admin_name text not null default '',
  admin_email text not null default '',
  -- Counts the saves: an older one is refused.
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null,
  -- The lender it became; its link counts for one.
  published_as text unique
);
create index lender_draft_expires on lender_draft (expires_at);
