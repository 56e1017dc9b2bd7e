-- An experiment of one lender: two or more variations of one surface of the borrower's app (rules/experiments.ts), each shown to a share of new visitors.
create table experiment (
  uuid uuid primary key,
  organization_code text not null,
  key text not null,
  surface text not null,
  question text not null,
  variations jsonb not null,
  audience jsonb not null default '{}',
  state text not null check (state in ('DRAFT', 'RUNNING', 'STOPPED')),
  visitors_planned integer not null check (visitors_planned > 0),
  days_planned integer not null check (days_planned between 1 and 84),
  starts_at timestamptz,
  ends_at timestamptz,
  stopped_at timestamptz,
  created_at timestamptz not null,
  unique (organization_code, key)
);
create unique index experiment_one_running on experiment (organization_code, surface) where state = 'RUNNING';
comment on column experiment.key is 'the surface and a number: the name under which an application records it';

-- The variation a visitor was given, once and for good; a visitor is a random id of a browser tab, or the one their profile holds.
create table experiment_assignment (
  experiment_uuid uuid not null references experiment on delete cascade,
  tracker_uuid uuid not null,
  variation text not null,
  assigned_at timestamptz not null,
  exposed_at timestamptz,
  continued_at timestamptz,
  primary key (experiment_uuid, tracker_uuid)
);
create index experiment_assignment_of_tracker on experiment_assignment (tracker_uuid);
create index experiment_assignment_age on experiment_assignment (assigned_at);
comment on column experiment_assignment.exposed_at is 'the visitor first saw the surface';
comment on column experiment_assignment.continued_at is 'the application was created afterwards';

-- Who of the lender's people changed a flag or an experiment, and why.
create table setting_change (
  uuid uuid primary key,
  organization_code text not null,
  kind text not null check (kind in ('FLAG', 'EXPERIMENT')),
  key text not null,
  was text not null,
  became text not null,
  reason text not null,
  staff_uuid uuid not null,
  person text not null,
  at timestamptz not null
);
create index setting_change_of on setting_change (organization_code, kind, at desc);
create function setting_change_is_final() returns trigger language plpgsql as $$
begin raise exception 'changes of settings are append-only'; end $$;
create trigger setting_change_final before update or delete on setting_change for each row execute function setting_change_is_final();

create index tracking_session_tracker on tracking_session (tracker_uuid);
