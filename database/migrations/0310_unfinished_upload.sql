-- Files on their way in parts, until they are finished, canceled or expired. Then they are an upload, or nothing.
create table unfinished_upload (
  id uuid primary key,
  application_uuid uuid not null references application (uuid),
  condition_uuid uuid references condition (uuid),
  document_type text not null,
  label text not null,
  -- As its sender's page counted and hashed the whole file; compared when it is complete.
  sent_sha256 text not null,
  sent_bytes integer not null,
  sent_by uuid not null,
  begun_at timestamptz not null,
  expires_at timestamptz not null
);
create index unfinished_upload_of_person on unfinished_upload (sent_by, begun_at);
create index unfinished_upload_of_application on unfinished_upload (application_uuid);
create index unfinished_upload_of_condition on unfinished_upload (condition_uuid) where condition_uuid is not null;
create index unfinished_upload_expiring on unfinished_upload (expires_at);

-- Their parts, sealed. Not in the write-ahead log: after a crash of the database they are gone, and the sender's page begins at the first byte again.
create unlogged table unfinished_upload_part (
  upload_id uuid not null references unfinished_upload (id) on delete cascade,
  starts_at integer not null,
  bytes integer not null,
  sealed bytea not null,
  primary key (upload_id, starts_at)
);
