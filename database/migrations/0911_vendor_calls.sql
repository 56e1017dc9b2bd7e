-- How vendors answer, by minute and result, over all processes and lenders: the desk shows shares and times of it, never counts. Kept for two days.
create table vendor_call (
  vendor text not null,
  minute timestamptz not null,
  -- OK, or the code of a failure
  result text not null,
  calls integer not null,
  -- How many calls took up to each bound (database/stores/vendor/vendor-calls.ts), one more for those above the last.
  times integer[] not null,
  last_at timestamptz not null,
  primary key (vendor, minute, result)
);
create index vendor_call_age on vendor_call (minute);
-- Circuits that are open, by the process that holds calls back: a process that is gone is not heard of again.
create table vendor_circuit (
  process uuid not null,
  vendor text not null,
  open_since timestamptz not null,
  seen_at timestamptz not null,
  primary key (process, vendor)
);
-- A message that its vendor did not take is sent again by staff: who, when and why.
alter table outbox add column again_by uuid;
alter table outbox add column again_at timestamptz;
alter table outbox add column again_reason text;
create index outbox_refused on outbox (org_code, at) where sent_at is null and refused is not null;
-- Steps that failed at a vendor that answered, or at none.
create index work_failed on work (application_uuid) where state = 'FAILED' and waits_for is null;
