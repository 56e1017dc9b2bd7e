-- Rows are found by what they belong to, however many files there are (the benchmark of whole journeys had seen the outbox read from end to end).
CREATE INDEX account_invitation_identity ON account_invitation (identity_uuid);
CREATE INDEX broker_handoff_session ON broker_handoff (session_uuid);
CREATE INDEX notice_application ON notice (application_uuid);
CREATE INDEX outbox_application ON outbox (application_uuid);
CREATE INDEX outbox_notification ON outbox (notification_id);
CREATE INDEX referral_loan_officer ON referral (loan_officer_uuid);
CREATE INDEX upload_condition ON upload (condition_uuid);
DROP INDEX outbox_recipient;
CREATE INDEX outbox_recipient ON outbox (lower(recipient), at DESC);
