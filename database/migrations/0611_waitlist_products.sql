-- The products a person on a waitlist asked to be told about; the entry has their newest answers.

CREATE TABLE waitlist_product (
  organization_code text NOT NULL,
  email_key text NOT NULL,
  product text NOT NULL CHECK (product IN ('HELOC', 'CRYPTO_HELOC', 'DSCR_LOAN')),
  consented_at timestamptz NOT NULL,
  PRIMARY KEY (organization_code, email_key, product),
  FOREIGN KEY (organization_code, email_key) REFERENCES waitlist_entry (organization_code, email_key) ON DELETE CASCADE
);
COMMENT ON COLUMN waitlist_product.product IS 'DSCR_LOAN: debt-service-coverage-ratio loan';
