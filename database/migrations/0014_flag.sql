-- What differs from the flag table in the code; '' as organization means all of them.

CREATE TABLE flag (
  key text NOT NULL,
  organization_code text NOT NULL DEFAULT '',
  enabled boolean NOT NULL,
  variables jsonb NOT NULL DEFAULT '{}',
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (key, organization_code)
);
