-- Tasks of staff as queues: lender, state and product of the application, when the task is due by promise and by law, who has it.
alter table staff_task add column org_code text;
alter table staff_task add column state text;
alter table staff_task add column product text;
-- What the lender said, or usually needs; null where only a law sets the time.
alter table staff_task add column promised_at timestamptz;
-- The last day that a law gives, and the rule (journey/work/due.ts; REG_B_ and the event for a deadline of Regulation B).
alter table staff_task add column law_on date;
alter table staff_task add column law text;
-- The earlier of both: the order of the queues.
alter table staff_task add column due_at timestamptz;
-- 1 is first.
alter table staff_task add column priority smallint not null default 2;
alter table staff_task add column assigned_to uuid;
alter table staff_task add column assigned_at timestamptz;
-- Counts the changes of who has it: two people cannot take the same task.
alter table staff_task add column version integer not null default 1;

-- The end of a day that a law gives, in the earliest time zone in which a lender has to be on time.
create function end_of_day(day date) returns timestamptz language sql immutable as $$
  select (day + 1)::timestamp at time zone 'America/New_York'
$$;

-- Copied from the application, and bounded by its running deadlines, whoever writes the row.
create function staff_task_filled() returns trigger language plpgsql as $$
begin
  select a.org_code, a.facts -> 'created' ->> 'state',
      case when (a.facts -> 'created' ->> 'isCrypto')::boolean then 'CRYPTO' when (a.facts -> 'created' ->> 'isMerchant')::boolean then 'MERCHANT' else 'HELOC' end
    into new.org_code, new.state, new.product from application a where a.uuid = new.application_uuid;
  if new.law_on is null then
    select d.due_on, 'REG_B_' || d.event into new.law_on, new.law from regulatory_deadline d
      where d.application_uuid = new.application_uuid and d.ended_on is null and (new.kind not like 'REG_B_%' or new.kind = 'REG_B_' || d.event)
      order by d.due_on limit 1;
  end if;
  new.due_at := coalesce(least(new.promised_at, end_of_day(new.law_on)), new.opened_at + interval '1 day');
  return new;
end $$;
create trigger staff_task_filled before insert on staff_task for each row execute function staff_task_filled();

-- A deadline that starts or ends moves the time of the tasks it bounds.
create function staff_tasks_rebound() returns trigger language plpgsql as $$
begin
  update staff_task t set law_on = d.due_on, law = 'REG_B_' || d.event,
      due_at = coalesce(least(t.promised_at, end_of_day(d.due_on)), t.opened_at + interval '1 day')
    from (select 1) one left join lateral (select due_on, event from regulatory_deadline
      where application_uuid = new.application_uuid and ended_on is null order by due_on limit 1) d on true
    where t.application_uuid = new.application_uuid and t.closed_at is null and t.kind not like 'REG_B_%' and (t.law is null or t.law like 'REG_B_%');
  return null;
end $$;
create trigger staff_tasks_rebound after insert or update of ended_on, due_on on regulatory_deadline for each row execute function staff_tasks_rebound();

update staff_task t set org_code = a.org_code, state = a.facts -> 'created' ->> 'state',
    product = case when (a.facts -> 'created' ->> 'isCrypto')::boolean then 'CRYPTO' when (a.facts -> 'created' ->> 'isMerchant')::boolean then 'MERCHANT' else 'HELOC' end,
    promised_at = t.opened_at + interval '1 day', due_at = t.opened_at + interval '1 day'
  from application a where a.uuid = t.application_uuid;
alter table staff_task alter column org_code set not null;
alter table staff_task alter column due_at set not null;

drop index staff_task_open;
create index staff_task_queue on staff_task (org_code, due_at, id) include (kind, assigned_to) where closed_at is null;
create index staff_task_held on staff_task (assigned_to) where closed_at is null;
-- One open task of a kind at a time, so that work found twice is one task.
create index staff_task_kind on staff_task (application_uuid, kind) where closed_at is null;

-- What staff wrote and who had a task, in order: append-only.
create table staff_note (
  id uuid primary key,
  application_uuid uuid not null references application (uuid),
  task_id uuid references staff_task (id),
  kind text not null check (kind in ('NOTE', 'TAKEN', 'HANDED_OVER', 'RELEASED')),
  person uuid not null,
  -- Who got it.
  other uuid,
  body text,
  at timestamptz not null
);
create index staff_note_of_application on staff_note (application_uuid, at);
create function staff_note_is_final() returns trigger language plpgsql as $$
begin raise exception 'notes of staff are append-only'; end $$;
create trigger staff_note_append_only before update on staff_note for each row execute function staff_note_is_final();

-- An action of great effect that one person proposed, for a second one to approve or refuse (server/staff/two-person.ts).
create table staff_proposal (
  id uuid primary key,
  application_uuid uuid not null references application (uuid),
  org_code text not null,
  action text not null,
  -- The fields of the action as they were given.
  asked jsonb not null,
  rule text not null,
  -- The status and version at which it was proposed: once the application has another status, it no longer applies.
  status text not null,
  version integer not null,
  state text not null check (state in ('OPEN', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'EXPIRED')),
  person uuid not null,
  role text not null,
  at timestamptz not null,
  second_person uuid,
  second_role text,
  reason text,
  decided_at timestamptz,
  check (second_person is null or second_person <> person)
);
create unique index staff_proposal_one_open on staff_proposal (application_uuid, action) where state = 'OPEN';
create index staff_proposal_open on staff_proposal (org_code, at) where state = 'OPEN';

-- The other person of an action that takes two.
alter table staff_action add column second_person text;
alter table staff_action add column second_role text;
