-- A call may be about the alert on another signer's report, and an alert may name several numbers: which of them was dialed.
ALTER TABLE alert_call
  ADD COLUMN signer_id uuid,
  DROP CONSTRAINT alert_call_dialed_check,
  ADD CONSTRAINT alert_call_dialed_check CHECK (dialed IN ('ALERT', 'ALERT_2', 'ALERT_3', 'OTHER'));
