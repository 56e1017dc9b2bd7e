-- Who asked for something, and when the person who is asked first saw it.
ALTER TABLE condition ADD COLUMN opened_by text;
ALTER TABLE condition ADD COLUMN seen_at timestamptz;
COMMENT ON COLUMN condition.opened_by IS 'the member of staff who asks; null where a rule of the product asks, and in conditions older than this column';
COMMENT ON COLUMN condition.seen_at IS 'when the borrower, or the signer, first read the list that has it';
