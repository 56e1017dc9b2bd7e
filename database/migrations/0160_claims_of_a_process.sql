-- Who runs a claimed request: the session lock its process holds while it lives. When the lock is free the process is gone, and its
-- requests may be asked again at once instead of when the claim runs out.
ALTER TABLE idempotency_key ADD COLUMN claimed_by integer;
