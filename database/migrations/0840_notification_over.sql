-- When what a message asks for was over: done, or no longer possible. It is not new any more then, and leads nowhere.
alter table notification add column over_at timestamptz;
create index notification_asking on notification (application_uuid) where over_at is null;
