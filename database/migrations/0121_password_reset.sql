-- A way back for who forgot the password: one mail, one use, thirty minutes. The mail is the one place the secret is.
CREATE TABLE password_reset (
  secret_hash bytea PRIMARY KEY,
  identity_uuid uuid NOT NULL REFERENCES identity (uuid) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX password_reset_identity ON password_reset (identity_uuid);
