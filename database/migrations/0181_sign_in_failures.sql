-- Wrong passwords in a row for one email address, known or not: after a hundred only a new password helps (NIST SP 800-63B, 5.2.2). Those from IP
-- addresses the account is known from are counted apart, so that a stranger cannot use up its owner's. The address is a hash.
CREATE TABLE sign_in_failure (
  account_hash bytea NOT NULL,
  from_known_ip boolean NOT NULL,
  failures integer NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (account_hash, from_known_ip)
);
CREATE INDEX sign_in_failure_last ON sign_in_failure (last_at);
