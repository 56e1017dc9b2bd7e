-- A change of identity data that two people agreed on waits for its owner, who may stop it by a mailed link. STOPPED_BY_OWNER is on the desk until
-- a member of the staff has spoken with the owner, and written in `refusal` what was found; NOT_POSSIBLE no longer fitted when its time came.
alter table identity_change drop constraint identity_change_state_check;
alter table identity_change add constraint identity_change_state_check
  check (state in ('ASKED', 'WAITING', 'APPLIED', 'REFUSED', 'STOPPED_BY_OWNER', 'NOT_POSSIBLE'));
alter table identity_change
  -- Whose account; null for a signer who has none.
  add column identity_uuid uuid references identity (uuid),
  add column decided_by_uuid uuid,
  -- Until then it waits.
  add column applies_at timestamptz,
  -- When it was applied, stopped or given up.
  add column ended_at timestamptz,
  -- SHA-256 of the secret in the link that stops it.
  add column stop_hash bytea;
create unique index identity_change_stop on identity_change (stop_hash);
create index identity_change_of_identity on identity_change (identity_uuid);
-- One of a kind at a time.
drop index identity_change_waits;
create unique index identity_change_waits on identity_change (application_uuid, party, what) where state in ('ASKED', 'WAITING');
