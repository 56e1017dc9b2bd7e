-- Where people sign a document, and how many pages it has: derived when its PDF is made. Null for documents made before, and for texts.
alter table document add column pages integer;
alter table document add column fields jsonb;

-- How far each person is with signing the closing documents: what they read, where they signed, and the signature they adopted. Not evidence, which is
-- written when they sign.
create table signing_progress (
  application_uuid uuid not null references application (uuid),
  -- 'borrower' or a signer's id
  party text not null,
  progress jsonb not null,
  updated_at timestamptz not null,
  primary key (application_uuid, party)
);
