-- Passkeys of the lender's staff beside those of borrowers: each is of one account or of one member of staff, and opens nothing of the other's.
ALTER TABLE passkey ALTER COLUMN identity_uuid DROP NOT NULL;
ALTER TABLE passkey ADD COLUMN staff_uuid uuid REFERENCES staff_member (uuid) ON DELETE CASCADE;
ALTER TABLE passkey ADD CONSTRAINT passkey_of_one CHECK (num_nonnulls(identity_uuid, staff_uuid) = 1);
CREATE INDEX passkey_staff ON passkey (staff_uuid);

ALTER TABLE passkey_challenge ADD COLUMN realm text NOT NULL DEFAULT 'BORROWER' CHECK (realm IN ('BORROWER', 'STAFF'));
ALTER TABLE passkey_challenge ADD COLUMN staff_uuid uuid REFERENCES staff_member (uuid) ON DELETE CASCADE;
ALTER TABLE passkey_challenge
  ADD CONSTRAINT passkey_challenge_of_realm CHECK (CASE realm WHEN 'STAFF' THEN identity_uuid ELSE staff_uuid END IS NULL);
CREATE INDEX passkey_challenge_staff ON passkey_challenge (staff_uuid);
COMMENT ON COLUMN passkey_challenge.realm IS 'whose sign-in it is for: a challenge of the desk takes no passkey of a borrower, and the other way around';
COMMENT ON COLUMN passkey_challenge.staff_uuid IS 'the member of staff who adds a passkey; null for a sign-in at the desk, where nobody is known yet';
