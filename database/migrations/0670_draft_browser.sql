-- Browsers that may open a draft besides the one that started it: on each, the code that was mailed to the draft's address was typed (AMB-20).
CREATE TABLE draft_browser (
  draft_id text NOT NULL REFERENCES draft (id) ON DELETE CASCADE,
  access_hash bytea NOT NULL,
  PRIMARY KEY (draft_id, access_hash)
);
CREATE INDEX draft_browser_access ON draft_browser (access_hash);
COMMENT ON COLUMN draft_browser.access_hash IS 'as in draft: the hash of the secret in the cookie';
