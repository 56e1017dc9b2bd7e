-- Who may sign in, the sessions they hold, and the keys their tokens are signed with.

CREATE TABLE identity (
  uuid uuid PRIMARY KEY,
  organization_code text NOT NULL,
  email text NOT NULL,
  email_key text NOT NULL UNIQUE,
  password_hash text NOT NULL,
  password_changed_at timestamptz NOT NULL,
  is_broker boolean NOT NULL DEFAULT false,
  is_manageable boolean NOT NULL DEFAULT false,
  two_factor_enabled boolean NOT NULL DEFAULT false,
  totp_verified boolean NOT NULL DEFAULT false,
  wallet_account_address text,
  wallet_group_policy_address text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
COMMENT ON COLUMN identity.email_key IS 'the e-mail in lower case: one account per address, whatever its letters';

CREATE TABLE identity_alias (
  identity_uuid uuid NOT NULL REFERENCES identity ON DELETE CASCADE,
  type text NOT NULL,
  value text NOT NULL,
  PRIMARY KEY (identity_uuid, type)
);

CREATE TABLE session (
  uuid uuid PRIMARY KEY,
  identity_uuid uuid NOT NULL REFERENCES identity ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  ip text NOT NULL,
  user_agent text NOT NULL
);
CREATE INDEX session_identity ON session (identity_uuid, ip);
CREATE INDEX session_expiry ON session (expires_at);

CREATE TABLE signing_key (
  kid uuid PRIMARY KEY,
  algorithm text NOT NULL,
  public_jwk jsonb NOT NULL,
  sealed_private bytea NOT NULL,
  created_at timestamptz NOT NULL
);

-- Counted tries; a bucket's name is a hash, so no address or host is kept here in the clear.
CREATE TABLE throttle (
  bucket text PRIMARY KEY,
  tries integer NOT NULL,
  resets_at timestamptz NOT NULL
);
CREATE INDEX throttle_resets ON throttle (resets_at);
