-- What a person is told, once for each occasion: it stands in their account, and mails and texts carry it (house.md §2, notification).
create table notification (
  id uuid primary key,
  -- The occasion: application, kind and what caused it. A second telling of the same is no message.
  key text not null unique,
  application_uuid uuid references application (uuid),
  identity_uuid uuid not null,
  kind text not null,
  data jsonb not null,
  title text not null,
  body text not null,
  path text,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notification_of_identity on notification (identity_uuid, created_at desc);
create index notification_of_application on notification (application_uuid, created_at);

-- Sending: not before the quiet hours end, tried again when the vendor is away, given up with a reason.
alter table outbox add column notification_id uuid references notification (id);
alter table outbox add column org_code text;
alter table outbox add column not_before timestamptz;
alter table outbox add column tries integer not null default 0;
alter table outbox add column refused text;
create index outbox_waiting on outbox (at) where sent_at is null and refused is null;
