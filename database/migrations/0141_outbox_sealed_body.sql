-- A message whose link lets somebody in: its words are sealed, and the body stays empty.
alter table outbox add column sealed_body bytea;
-- What was sent with such a link before cannot be sent again; the link runs out by itself.
update outbox set body = '' where sent_at is not null and application_uuid is null and body like '%/auth/reset?%';
