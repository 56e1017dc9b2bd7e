-- A condition may be asked of somebody else who signs: they see it, and may send what it asks for.
alter table condition add column signer_id uuid references signer (id) on delete set null;
create index condition_of_signer on condition (signer_id) where signer_id is not null;
