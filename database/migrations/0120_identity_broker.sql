-- The two sides of sign-in by an OpenID provider: what this product remembers as the one who asks, and, for the embedded broker, as the one who answers.

-- A sign-in under way: found by its state, finished only by the browser that began it.
CREATE TABLE broker_login (
  state_hash bytea PRIMARY KEY,
  browser_hash bytea NOT NULL,
  realm text NOT NULL CHECK (realm IN ('customer', 'agent')),
  organization_code text NOT NULL,
  sealed bytea NOT NULL,
  expires_at timestamptz NOT NULL
);

-- A session whose token waits to be fetched once by the browser that holds the secret.
CREATE TABLE broker_handoff (
  secret_hash bytea PRIMARY KEY,
  session_uuid uuid NOT NULL REFERENCES session (uuid) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);

-- The proof a session was opened with: needed to end it at the broker.
CREATE TABLE broker_session (
  session_uuid uuid PRIMARY KEY REFERENCES session (uuid) ON DELETE CASCADE,
  sealed_id_token bytea NOT NULL
);

-- Which identity a subject of an OpenID provider is.
CREATE TABLE identity_link (
  issuer text NOT NULL,
  subject text NOT NULL,
  identity_uuid uuid NOT NULL REFERENCES identity (uuid) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject)
);
CREATE INDEX identity_link_identity ON identity_link (identity_uuid);

-- What the embedded broker keeps: sessions, grants, codes. Found by a hash, since the id of a code is the code itself.
CREATE TABLE oidc_record (
  kind text NOT NULL,
  id_hash bytea NOT NULL,
  uid text,
  grant_hash bytea,
  sealed bytea NOT NULL,
  consumed_at timestamptz,
  expires_at timestamptz,
  PRIMARY KEY (kind, id_hash)
);
CREATE INDEX oidc_record_uid ON oidc_record (kind, uid) WHERE uid IS NOT NULL;
CREATE INDEX oidc_record_grant ON oidc_record (grant_hash) WHERE grant_hash IS NOT NULL;
CREATE INDEX oidc_record_expiry ON oidc_record (expires_at);

CREATE TABLE oidc_key (
  kid uuid PRIMARY KEY,
  sealed_private bytea NOT NULL,
  created_at timestamptz NOT NULL
);
