-- What a person of the lender's did and why. The facts carry who and what; the reason is in people's words and may be erased.
create table staff_action (
  id uuid primary key,
  application_uuid uuid not null references application (uuid),
  -- The facts it recorded: versions after the first and up to the last.
  from_version integer not null,
  to_version integer not null,
  action text not null,
  person text not null,
  role text not null,
  reason text,
  at timestamptz not null
);
create index staff_action_of_application on staff_action (application_uuid, at);
