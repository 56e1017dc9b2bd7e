-- One open task of a kind on an application, opened by a rule or by staff. Of those that were open twice the first stays.
update staff_task t set closed_at = now() where closed_at is null and exists (
  select 1 from staff_task o where o.application_uuid = t.application_uuid and o.kind = t.kind and o.closed_at is null and (o.opened_at, o.id) < (t.opened_at, t.id));
drop index staff_task_kind;
create unique index staff_task_kind on staff_task (application_uuid, kind) where closed_at is null;
