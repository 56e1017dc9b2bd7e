-- How many people reached each step of registration and of the application, and how long they took: counted by a job from page views and from the
-- history of statuses, so that reading it is quick. No row is about one person.
create table funnel_step (
  organization_code text not null,
  week date not null,
  device text not null,
  part text not null check (part in ('REGISTRATION', 'APPLICATION')),
  step text not null,
  took smallint not null,
  people integer not null check (people > 0),
  primary key (organization_code, week, device, part, step, took)
);
comment on column funnel_step.week is 'the Monday of the week in which they began, UTC';
comment on column funnel_step.took is 'power of 1.1 nearest to the seconds until the next step; -1: no next step yet; -2: it ended there';

-- When the funnel was last counted; one row.
create table funnel_count (
  one boolean primary key default true check (one),
  at timestamptz not null,
  since date not null
);

create index tracking_event_started on tracking_event (application_uuid) where event = 'appStarted';
