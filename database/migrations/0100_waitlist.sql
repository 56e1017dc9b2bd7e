-- Who asked to be told when a lender lends where they live, or when its crypto-backed line opens (applicant-journey §7).

CREATE TABLE waitlist_entry (
  uuid uuid PRIMARY KEY,
  organization_code text NOT NULL,
  email_key text NOT NULL,
  email text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  dob date NOT NULL,
  income integer NOT NULL,
  street1 text NOT NULL,
  street2 text NOT NULL DEFAULT '',
  city text NOT NULL,
  state text NOT NULL CHECK (state ~ '^[A-Z]{2}$'),
  zip text NOT NULL CHECK (zip ~ '^\d{5}$'),
  consented_at timestamptz NOT NULL,
  UNIQUE (organization_code, email_key)
);
COMMENT ON COLUMN waitlist_entry.income IS 'US dollars a year';
