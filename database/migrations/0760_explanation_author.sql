-- Who said an explanation. What staff write down about a borrower is not what the borrower said.
ALTER TABLE explanation ADD COLUMN author text NOT NULL DEFAULT 'borrower' CHECK (author IN ('borrower', 'signer', 'staff'));
-- Until now all stood under one name: a letter that staff recorded has a postmark, and a withdrawal they recorded was written with their action.
UPDATE explanation SET author = 'staff' WHERE kind = 'RESCISSION' AND body LIKE '%"postmark"%';
UPDATE explanation e SET author = 'staff'
  FROM staff_action a
  WHERE e.kind = 'WITHDRAWAL' AND a.application_uuid = e.application_uuid AND a.action = 'withdraw' AND a.reason = e.body AND a.at = e.at;
ALTER TABLE explanation ALTER COLUMN author DROP DEFAULT;
COMMENT ON COLUMN explanation.author IS 'whose words they are: only the borrower’s and the signers’ own are evidence of what these said';
