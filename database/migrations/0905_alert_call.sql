-- A call of staff about an alert on a credit report: which number, who answered, what they said. The number and the name are the consumer's: they are
-- erased with the accounts of the application, and stand in no log.
CREATE TABLE alert_call (
  id uuid PRIMARY KEY,
  application_uuid uuid NOT NULL REFERENCES application (uuid) ON DELETE CASCADE,
  report text NOT NULL CHECK (report IN ('SOFT', 'HARD')),
  dialed text NOT NULL CHECK (dialed IN ('ALERT', 'OTHER')),
  -- Null for the sandbox, where an alert has no number.
  number text,
  answered_by text,
  result text NOT NULL CHECK (result IN ('CONFIRMED', 'DISOWNED', 'NO_ANSWER')),
  -- Null for the sandbox.
  staff_uuid uuid,
  person text NOT NULL,
  role text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX alert_call_of_application ON alert_call (application_uuid, at);
