-- What the embedded identity broker keeps of an account ends with the account's sessions: its records name the identity, and a session that came
-- by the broker names the broker's session and grant. Earlier records name nobody, so nothing could end them: they are dropped, and their
-- holders type their password once more.

DELETE FROM oidc_record;
ALTER TABLE oidc_record ADD COLUMN identity_uuid uuid REFERENCES identity (uuid) ON DELETE CASCADE;
CREATE INDEX oidc_record_identity ON oidc_record (identity_uuid) WHERE identity_uuid IS NOT NULL;

ALTER TABLE broker_session ADD COLUMN oidc_uid text, ADD COLUMN grant_hash bytea;
CREATE INDEX broker_session_oidc_uid ON broker_session (oidc_uid) WHERE oidc_uid IS NOT NULL;
