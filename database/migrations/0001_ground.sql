-- The ground every other table stands on: keys, secrets, idempotency, the product's clock.

-- Data and index keys, each wrapped by the master key (AES-256-GCM). Retired keys stay: older rows are still sealed with them.
CREATE TABLE key_store (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('data', 'index')),
  wrapped bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  retired_at timestamptz
);
CREATE UNIQUE INDEX key_store_active ON key_store (kind, purpose) WHERE retired_at IS NULL;

-- What must be erasable and never readable from a dump: SSN, account numbers, provider tokens.
CREATE TABLE secret (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  subject_uuid uuid NOT NULL,
  key_id uuid NOT NULL REFERENCES key_store (id),
  sealed bytea NOT NULL,
  blind_index bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX secret_by_subject ON secret (subject_uuid, kind, created_at DESC);
CREATE INDEX secret_by_blind_index ON secret (kind, blind_index);
CREATE INDEX secret_by_key ON secret (key_id);

-- One row for each Idempotency-Key of a caller; the answer is sealed, the request is only a keyed hash.
CREATE TABLE idempotency_key (
  scope text NOT NULL,
  key text NOT NULL,
  body_hash bytea NOT NULL,
  state text NOT NULL CHECK (state IN ('running', 'done')),
  claim uuid NOT NULL,
  claimed_until timestamptz NOT NULL,
  status integer,
  content_type text,
  answer bytea,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_key_expiry ON idempotency_key (expires_at);

-- How far the product's clock is ahead: scope 'all', or an application's uuid for what it is ahead of all.
CREATE TABLE clock_offset (
  scope text PRIMARY KEY,
  offset_ms bigint NOT NULL CHECK (offset_ms >= 0)
);
