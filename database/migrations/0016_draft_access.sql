-- Drafts are found by the browser that may open them when their application is made.
CREATE INDEX draft_access ON draft (access_hash);
