-- Notices the law asks for, from being due to being sent; and the clocks of Regulation B they stop (12 CFR 1002.9).
create table notice (
  id uuid primary key,
  application_uuid uuid not null references application (uuid),
  kind text not null check (kind in ('ADVERSE_ACTION_NOTICE', 'NOTICE_OF_INCOMPLETENESS')),
  details jsonb not null,
  queued_at timestamptz not null,
  tries integer not null default 0,
  not_before timestamptz,
  sent_at timestamptz,
  sha256 text
);
create index notice_waiting on notice (queued_at) where sent_at is null;
create table legal_clock (
  id uuid primary key,
  application_uuid uuid not null references application (uuid),
  event text not null,
  started_on date not null,
  alarm_on date not null,
  due_on date not null,
  ended_on date,
  -- The task that tells the lender's people, once it has rung.
  alarm_task uuid
);
create index legal_clock_running on legal_clock (alarm_on) where ended_on is null;
create index legal_clock_of_application on legal_clock (application_uuid);
