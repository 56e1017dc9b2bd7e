-- What a bank answered about an account beyond its verification, for the staff who decide whether it may be paid. The name at the bank may be a
-- stranger's: it is erased with the account, and stands in no log.
ALTER TABLE bank_account ADD COLUMN checked_by text CHECK (checked_by IN ('NUMBERS', 'LINK'));
ALTER TABLE bank_account ADD COLUMN name_score smallint CHECK (name_score BETWEEN 0 AND 100);
ALTER TABLE bank_account ADD COLUMN name_at_bank text;
COMMENT ON COLUMN bank_account.holder_name IS 'the applicant''s name, which the bank was asked to compare; never the bank''s own answer';
COMMENT ON COLUMN bank_account.checked_by IS 'by the numbers typed, or by a sign-in at the bank; null before this was kept';
COMMENT ON COLUMN bank_account.name_score IS 'how alike the vendor found the applicant''s name and the one at the bank, 0 to 100; null where the bank gave no name';
COMMENT ON COLUMN bank_account.name_at_bank IS 'the owner''s name as the bank has it; null where the vendor does not tell it';

-- A card that was refused for an appraisal, as the vendor named it: for staff, because the borrower is not told whether a card exists.
CREATE TABLE card_refusal (
  id uuid PRIMARY KEY,
  application_uuid uuid NOT NULL REFERENCES application (uuid) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  reason text NOT NULL
);
CREATE INDEX card_refusal_of_application ON card_refusal (application_uuid, at);

-- A call of staff to the phone of record about a changed account that receives the money: which number, who answered, what they said.
CREATE TABLE payout_call (
  id uuid PRIMARY KEY,
  application_uuid uuid NOT NULL REFERENCES application (uuid) ON DELETE CASCADE,
  account_id uuid NOT NULL,
  number text NOT NULL,
  answered_by text,
  result text NOT NULL CHECK (result IN ('CONFIRMED', 'DISOWNED', 'NO_ANSWER')),
  -- Null for the sandbox.
  staff_uuid uuid,
  person text NOT NULL,
  role text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX payout_call_of_application ON payout_call (application_uuid, at);

-- A number that was changed a short time ago is no phone of record: a person who took over an account changes it first.
ALTER TABLE profile_phone ADD COLUMN changed_at timestamptz;
COMMENT ON COLUMN profile_phone.changed_at IS 'when the number took another one''s place; null for the first, and before this was kept';
