-- Whether a person has proved their email address: by a code mailed there, by a link that was mailed there, or by the word of an identity provider.
-- Accounts of before have not; they are asked for a code when they next open an application.

ALTER TABLE identity ADD COLUMN email_verified_at timestamptz;

-- When the person of a session last proved who they are: what is hard to undo asks for it again after a few minutes. Null in sessions of before: when they began.
ALTER TABLE session ADD COLUMN authenticated_at timestamptz;

-- The one code that is valid for an account's email address, or for a draft that is opened on another device. Of the code there is a keyed hash only.
CREATE TABLE mailed_code (
  purpose text NOT NULL CHECK (purpose IN ('EMAIL', 'DRAFT')),
  subject text NOT NULL,
  code_hash bytea NOT NULL,
  new_email text,
  tries integer NOT NULL DEFAULT 0,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (purpose, subject)
);
CREATE INDEX mailed_code_expiry ON mailed_code (expires_at);
COMMENT ON COLUMN mailed_code.subject IS 'the identity, or the id of the draft';
COMMENT ON COLUMN mailed_code.new_email IS 'the address that becomes the account''s when its code is typed; null for the address it has';
