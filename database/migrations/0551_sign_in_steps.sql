-- What stands between a right password and a session: a code of the authenticator app on a device that is not remembered, or a new password in place of an expired one.
-- The secret is the holder's only; a change of the password ends it.
CREATE TABLE sign_in_challenge (
  secret_hash bytea PRIMARY KEY,
  identity_uuid uuid NOT NULL REFERENCES identity (uuid) ON DELETE CASCADE,
  needs text NOT NULL CHECK (needs IN ('CODE', 'NEW_PASSWORD')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sign_in_challenge_identity ON sign_in_challenge (identity_uuid);
CREATE INDEX sign_in_challenge_expiry ON sign_in_challenge (expires_at);

-- Browsers on which a person asked not to be asked for a code again for thirty days. The cookie holds the secret.
CREATE TABLE remembered_device (
  secret_hash bytea NOT NULL,
  identity_uuid uuid NOT NULL REFERENCES identity (uuid) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (secret_hash, identity_uuid)
);
CREATE INDEX remembered_device_identity ON remembered_device (identity_uuid);
CREATE INDEX remembered_device_expiry ON remembered_device (expires_at);

-- Set by an administrator: the next sign-in by password asks for a new one.
ALTER TABLE identity ADD COLUMN password_expired_at timestamptz;

-- Passkeys (Web Authentication): public keys of a person's devices, each of one host.
CREATE TABLE passkey (
  uuid uuid PRIMARY KEY,
  credential_id text NOT NULL UNIQUE,
  identity_uuid uuid NOT NULL REFERENCES identity (uuid) ON DELETE CASCADE,
  host text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkey_identity ON passkey (identity_uuid);
COMMENT ON COLUMN passkey.counter IS 'how often the device says it was used; one that does not grow is a copy. 0 where a device does not count';

-- Challenges that a passkey has to sign, once, within five minutes.
CREATE TABLE passkey_challenge (
  challenge text PRIMARY KEY,
  identity_uuid uuid REFERENCES identity (uuid) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenge_identity ON passkey_challenge (identity_uuid);
CREATE INDEX passkey_challenge_expiry ON passkey_challenge (expires_at);
COMMENT ON COLUMN passkey_challenge.identity_uuid IS 'who adds a passkey or confirms that it is them; null for a sign-in, where nobody is known yet';
