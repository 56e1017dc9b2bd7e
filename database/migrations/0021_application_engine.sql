-- Facts as folded by which version of the fold: another one folds them anew from the log (journey/facts.ts). 0: before there was a version.
alter table application add column facts_version integer not null default 0;

-- Work nobody waits for any more (the file ended, or the step is wanted again) is dropped, so that what is DUE is what has to run.
alter table work drop constraint work_state_check;
alter table work add constraint work_state_check check (state in ('DUE', 'DONE', 'FAILED', 'DROPPED'));

-- The log cannot be emptied either.
create trigger fact_not_emptied before truncate on fact for each statement execute function fact_is_final();

-- Where a consent was given from: evidence beside the fact, which may be erased (domain.md §2.7, §2.10).
create table consent_evidence (
  application_uuid uuid not null references application (uuid),
  consent_type text not null,
  version text not null,
  at timestamptz not null,
  ip text not null,
  user_agent text not null,
  primary key (application_uuid, consent_type, version)
);

create index explanation_of_application on explanation (application_uuid, at);
create index staff_task_of_application on staff_task (application_uuid);
create index staff_task_open on staff_task (opened_at) where closed_at is null;
