-- Documents that go to a person on paper: ordered with the fact that says so, printed and mailed by the mail house, followed until they arrive or come back.
create table mailing (
  id uuid primary key,
  application_uuid uuid not null references application (uuid),
  -- 'borrower' or a signer's id
  party text not null,
  kind text not null,
  title text not null,
  sha256 text not null,
  copies integer not null,
  service text not null check (service in ('FIRST_CLASS', 'CERTIFIED')),
  -- Where it goes instead of the person's own address: set by staff when a letter came back.
  address jsonb,
  state text not null default 'ORDERED' check (state in ('ORDERED', 'CREATED', 'MAILED', 'DELIVERED', 'RETURNED', 'FAILED')),
  -- The mail house's number.
  ref text,
  tries integer not null default 0,
  not_before timestamptz,
  ordered_at timestamptz not null
);
create index mailing_open on mailing (ordered_at) where state in ('ORDERED', 'CREATED', 'MAILED');
create index mailing_of_application on mailing (application_uuid);
create index mailing_ref on mailing (ref);
create trigger mailing_queued after insert on mailing for each statement execute function notify_of_queued('mailing');
