-- Files people send: in quarantine until they were checked, then for a person to accept or reject. May be erased when their keeping time is over.
create table upload (
  id uuid primary key,
  application_uuid uuid not null references application (uuid),
  condition_uuid uuid references condition (uuid),
  document_type text not null,
  state text not null check (state in ('SCANNING', 'REFUSED', 'RECEIVED', 'ACCEPTED', 'REJECTED')),
  -- As it was sent. The label is only ever shown; where the file lies and what it is called when saved is ours.
  label text not null,
  sent_sha256 text not null,
  sent_bytes integer not null,
  -- As it is kept: written anew, sealed; null until then.
  content_type text,
  sha256 text,
  bytes integer,
  pages integer,
  storage_key text,
  -- Of REFUSED: which check. Of REJECTED: words for the borrower.
  reason text,
  sent_by uuid not null,
  sent_at timestamptz not null,
  judged_at timestamptz,
  check (state in ('SCANNING', 'REFUSED') = (storage_key is null))
);
create index upload_of_application on upload (application_uuid, sent_at);
create index upload_scanning on upload (sent_at) where state = 'SCANNING';
