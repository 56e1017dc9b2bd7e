-- Visits and their events (shared-services §7). What a column may hold is rules/tracking.ts: no name, address, number or answer of a person.

CREATE TABLE tracking_session (
  uuid uuid PRIMARY KEY,
  tracker_uuid uuid NOT NULL,
  organization_code text NOT NULL,
  platform text NOT NULL CHECK (platform = 'WEB'),
  lib_version text,
  app_version text,
  referrer text,
  query jsonb NOT NULL,
  screen_width integer, screen_height integer, window_width integer, window_height integer,
  started_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL
);
CREATE INDEX tracking_session_seen ON tracking_session (seen_at);
COMMENT ON COLUMN tracking_session.referrer IS 'site only';

CREATE TABLE tracking_event (
  uuid uuid PRIMARY KEY,
  session_uuid uuid NOT NULL REFERENCES tracking_session ON DELETE CASCADE,
  event text NOT NULL,
  event_type text NOT NULL CHECK (event_type IN ('WEB', 'APP')),
  context text NOT NULL CHECK (context IN ('external', 'secure')),
  page_path text NOT NULL,
  query jsonb NOT NULL,
  properties jsonb NOT NULL,
  identity_uuid uuid,
  application_uuid uuid,
  dedupe_key text,
  at timestamptz NOT NULL,
  UNIQUE (session_uuid, dedupe_key)
);
COMMENT ON COLUMN tracking_event.dedupe_key IS 'null: the same event may come again';

CREATE TABLE experiment_profile (
  tracker_uuid uuid PRIMARY KEY,
  optimizely_profile_uuid uuid NOT NULL,
  changed_at timestamptz NOT NULL
);
