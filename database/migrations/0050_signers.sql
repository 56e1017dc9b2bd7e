-- Who signs besides the borrower: their invitation, their account, and until when they are part of the file.
alter table signer add column identity_uuid uuid references identity (uuid);
-- SHA-256 of the invitation's secret: what was mailed cannot be read here.
alter table signer add column invitation_hash bytea unique;
alter table signer add column invitation_expires_at timestamptz;
alter table signer add column invited_count integer not null default 0;
alter table signer add column removed_at timestamptz;
create unique index signer_once on signer (application_uuid, identity_uuid) where identity_uuid is not null and removed_at is null;
create index signer_of_identity on signer (identity_uuid) where identity_uuid is not null;

-- A paper that is one person's own, such as a notice of the right to cancel; null is for everybody who signs. The borrower is 'borrower'.
alter table document add column owner text;
-- The account a loan officer or broker signs in with.
alter table loan_officer add column identity_uuid uuid unique references identity (uuid);
