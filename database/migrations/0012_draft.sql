-- Registrations under way (AMB-20): the body is encrypted, the id opens nothing without the cookie whose hash is kept here.

CREATE TABLE draft (
  id text PRIMARY KEY,
  access_hash bytea NOT NULL,
  organization_code text NOT NULL,
  sealed bytea NOT NULL,
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX draft_expiry ON draft (expires_at);
