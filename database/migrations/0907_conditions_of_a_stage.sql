-- A condition has a kind, a stage that it holds, an owner and a due day; one that is internal is seen by staff alone.
alter table condition
  add column kind text,
  add column stage text not null default 'FUNDING' check (stage in ('SIGNING', 'CLOSING', 'FUNDING')),
  add column internal boolean not null default false,
  -- A member of the staff; kept when they leave.
  add column owner_uuid uuid,
  add column due_on date,
  -- Waived instead of met: why, of a list and in words.
  add column waived_at timestamptz,
  add column waiver_reason text,
  add column waiver_words text;
